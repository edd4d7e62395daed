/** Transforms our own TypeScript in the same way as webpack's Babel. */
module.exports = require( 'babel-jest' ).default.createTransformer( {
	babelrc: false,
	configFile: false,
	presets: [ require.resolve( '@wordpress/babel-preset-default' ) ],
} );
