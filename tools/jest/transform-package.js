/** Transforms only the import and export statements of packages, which is several times faster than a whole preset. */
module.exports = require( 'babel-jest' ).default.createTransformer( {
	babelrc: false,
	configFile: false,
	compact: false,
	plugins: [ require.resolve( '@babel/plugin-transform-modules-commonjs' ) ],
} );
