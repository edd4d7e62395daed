/**
 * Babel plugin: imports what the JSX of a visitor's script was compiled to (visitor-scripts.js).
 */
const { resolve } = require( 'node:path' );

const SOURCE = resolve( __dirname, '../../src/widget/app/jsx' );

/** The names that JSX is compiled to; no source uses them. */
const NAMES = { pragma: 'jsxElement', pragmaFrag: 'JsxFragment' };

module.exports = ( { types } ) => ( {
	name: 'visitor-jsx',
	visitor: {
		JSXElement: ( path, state ) => state.set( 'names', NAMES ),
		JSXFragment: ( path, state ) => state.set( 'names', NAMES ),
		Program: {
			// On leaving: the preset for TypeScript drops imports that are not used when it enters.
			exit( path, state ) {
				const names = Object.values( state.get( 'names' ) ?? {} );
				if ( names.length ) {
					path.unshiftContainer(
						'body',
						types.importDeclaration(
							names.map( ( name ) =>
								types.importSpecifier(
									types.identifier( name ),
									types.identifier( name )
								)
							),
							types.stringLiteral( SOURCE )
						)
					);
				}
			},
		},
	},
} );
module.exports.NAMES = NAMES;
