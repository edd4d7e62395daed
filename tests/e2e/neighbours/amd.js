/**
 * What RequireJS does that matters to others: a global define with an amd, where a nameless module that nobody asked for
 * is an error.
 */
( () => {
	const modules = {};
	window.define = ( name, make ) => {
		if ( typeof name !== 'string' ) {
			throw new Error( 'Mismatched anonymous define() module' );
		}
		modules[ name ] = make();
	};
	window.define.amd = { jQuery: true };
	window.require = ( names, callback ) =>
		callback( ...names.map( ( name ) => modules[ name ] ) );
} )();
