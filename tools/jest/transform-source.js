/** Our own TypeScript, as webpack's Babel transforms it. */
module.exports = require( 'babel-jest' ).default.createTransformer( {
	babelrc: false,
	configFile: false,
	presets: [ require.resolve( '@wordpress/babel-preset-default' ) ],
} );
