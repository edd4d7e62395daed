/**
 * Babel plugin: imports the functions to which the JSX of visitors' scripts is compiled (visitor-scripts.js).
 */
const { resolve } = require( 'node:path' );

const SOURCE = resolve( __dirname, '../../src/widget/app/jsx' );

/** The names of the functions for JSX; no source uses them. */
const NAMES = { pragma: 'jsxElement', pragmaFrag: 'JsxFragment' };

module.exports = ( { types } ) => ( {
	name: 'visitor-jsx',
	visitor: {
		JSXElement: ( path, state ) => state.set( 'names', NAMES ),
		JSXFragment: ( path, state ) => state.set( 'names', NAMES ),
		Program: {
			// On exit: on enter, the TypeScript preset would remove the unused imports.
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
