import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { entriesOf, parseCatalogue } from './catalogues.mjs';
import { CACHE, ROOT, SLUG } from './paths.mjs';
import { UserError } from './progress.mjs';
import { ensureWordPress, PARTS } from './wordpress.mjs';
import { runWp } from './wp-cli.mjs';

/** The PHP files of the plugin and the add-ons. */
const PHP = [ 'addons', 'includes', 'userfeedback.php', 'uninstall.php' ];
const BLOCKS = [ 'block.json', 'src/blocks/post-rating/block.json' ];

/** The template of all translations. */
export const POT = resolve( ROOT, `languages/${ SLUG }.pot` );

/** The TypeScript sources, relative to the top folder. */
function typeScriptFiles() {
	return readdirSync( resolve( ROOT, 'src' ), { recursive: true } )
		.map( ( name ) => `src/${ name.replaceAll( '\\', '/' ) }` )
		.filter(
			( name ) => /\.tsx?$/.test( name ) && ! name.endsWith( '.d.ts' )
		)
		.sort();
}

/**
 * A Babel plugin that collects the translatable texts.
 *
 * @param {Set<string>} texts Where.
 */
const notingTexts = ( texts ) => () => ( {
	visitor: {
		CallExpression( { node: { callee, arguments: args } } ) {
			if (
				/^_(?:_|n|x|nx)$/.test( callee.name ) &&
				args[ 0 ]?.type === 'StringLiteral'
			) {
				texts.add( args[ 0 ].value );
			}
		},
	},
} );

/**
 * Writes every source as JavaScript, since wp-cli does not support TypeScript: one file for each source and
 * unminified, to keep translators' comments and references to the source.
 *
 * @param {string} folder Where.
 * @return {Set<string>} The texts in them.
 */
function writeJavaScript( folder ) {
	const texts = new Set();
	// A dependency of @wordpress/scripts.
	const require = createRequire( import.meta.url );
	const { transformSync } = require( '@babel/core' );
	const preset = require.resolve( '@wordpress/babel-preset-default' );
	for ( const name of typeScriptFiles() ) {
		const { code } = transformSync(
			readFileSync( resolve( ROOT, name ), 'utf8' ),
			{
				filename: resolve( ROOT, name ),
				babelrc: false,
				configFile: false,
				presets: [ preset ],
				plugins: [ notingTexts( texts ) ],
				retainLines: true,
			}
		);
		const file = resolve( folder, `${ name }.js` );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, code );
	}
	return texts;
}

/**
 * The translatable texts of a block.json.
 *
 * @param {Object} values   The content, or a variation in it.
 * @param {Object} contexts WordPress' contexts: a text, a list of texts, or a list of objects with contexts of their own.
 * @return {[string, string][]} Each text with its context.
 */
function textsOfBlock( values, contexts ) {
	return Object.entries( contexts ).flatMap( ( [ key, context ] ) => {
		const [ inner ] = [ context ].flat();
		return [ values[ key ] ?? [] ]
			.flat()
			.flatMap( ( value ) =>
				typeof inner === 'string'
					? [ [ value, inner ] ]
					: textsOfBlock( value, inner )
			);
	} );
}

/**
 * Writes the texts of a block.json as PHP: to read block.json, wp-cli would download the list of contexts, although
 * WordPress contains it.
 *
 * @param {string} folder Where.
 * @param {string} name   Path of the block.json.
 */
function writeBlock( folder, name ) {
	const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );
	const block = read( resolve( ROOT, name ) );
	const contexts = read(
		resolve( PARTS.core, 'wp-includes/block-i18n.json' )
	);
	const quote = ( text ) => `'${ text.replace( /['\\]/g, '\\$&' ) }'`;
	const calls = textsOfBlock( block, contexts ).map(
		( [ text, context ] ) =>
			`_x( ${ quote( text ) }, ${ quote( context ) }, '${ SLUG }' );`
	);
	mkdirSync( dirname( resolve( folder, name ) ), { recursive: true } );
	writeFileSync(
		resolve( folder, `${ name }.php` ),
		`<?php\n${ calls.join( '\n' ) }\n`
	);
}

/**
 * A catalogue without times, tools and people in its header: they would change with every run, and git records them.
 *
 * @param {string} catalogue Of a .pot or .po.
 */
export const withPlainHeader = ( catalogue ) =>
	catalogue.replace(
		/^"(POT-Creation-Date|PO-Revision-Date|X-Generator|Last-Translator|Language-Team|Report-Msgid-Bugs-To):.*\n/gm,
		''
	);

/**
 * The template without data that changes often, such as line numbers, which move with every edit.
 *
 * @param {string} pot As wp-cli wrote it.
 */
function tidy( pot ) {
	return withPlainHeader( pot )
		.replace( /^# .*\n/gm, '' )
		.replace( /^("Project-Id-Version: .*) [\d.]+\\n/m, '$1\\n' )
		.replace( /^#: .*(\n#: .*)*/gm, ( references ) => {
			const files = references
				.split( /\s+|#: / )
				.filter( Boolean )
				.map( ( reference ) =>
					reference
						.replace( /:\d+$/, '' )
						.replace( /\.(?:js|(?<=\.json\.)php)$/, '' )
				);
			return [ ...new Set( files ) ]
				.map( ( file ) => `#: ${ file }` )
				.join( '\n' );
		} );
}

/** The template for the current sources. */
export async function makePot() {
	const folder = resolve( CACHE, 'pot', SLUG );
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	for ( const name of PHP ) {
		cpSync( resolve( ROOT, name ), resolve( folder, name ), {
			recursive: true,
		} );
	}
	const texts = writeJavaScript( folder );
	await ensureWordPress();
	BLOCKS.forEach( ( name ) => writeBlock( folder, name ) );
	const file = resolve( CACHE, 'pot', `${ SLUG }.pot` );
	const output = await runWp(
		[
			'i18n',
			'make-pot',
			folder,
			file,
			`--slug=${ SLUG }`,
			`--domain=${ SLUG }`,
			'--skip-block-json',
		],
		'Collecting the texts'
	);
	// Different translators' comments for the same text are allowed: translators see all of them.
	if ( /^Warning: (?!.*different translator comments)/m.test( output ) ) {
		throw new UserError(
			`Texts need care before they can be translated:\n${ output.replaceAll( `${ folder }/`, '' ) }`
		);
	}
	const pot = tidy( readFileSync( file, 'utf8' ) );
	// wp-cli silently skips scripts that it cannot parse.
	const known = new Set(
		entriesOf( parseCatalogue( pot ) ).map( ( { msgid } ) => msgid )
	);
	const missing = [ ...texts ].filter( ( text ) => ! known.has( text ) );
	if ( missing.length > 0 ) {
		throw new UserError(
			`wp-cli did not find these texts: ${ missing.join( ' · ' ) }`
		);
	}
	return pot;
}
