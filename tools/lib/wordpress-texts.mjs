/**
 * Texts of bundled packages of WordPress (DataViews and what it brings). They have no text domain, and WordPress loads translations only
 * for scripts of its own, so that they would stay English. WordPress translated the same texts for its own editor: they are collected
 * from there.
 */
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { ensureWordPress, PARTS } from './wordpress.mjs';

/** Function → places of its text, context and text domain among the arguments. */
const FUNCTIONS = new Map( [
	[ '__', { domain: 1 } ],
	[ '_x', { context: 1, domain: 2 } ],
	[ '_n', { domain: 3 } ],
	[ '_nx', { context: 3, domain: 4 } ],
] );

/**
 * The texts without a text domain in a built script, as the keys of a catalogue.
 *
 * @param {typeof import('typescript')} ts   The compiler.
 * @param {string}                      code The script.
 * @param {Set<string>}                 keys Filled.
 */
function collectKeys( ts, code, keys ) {
	const nameOf = ( callee ) => {
		if ( ts.isParenthesizedExpression( callee ) ) {
			return nameOf( callee.expression );
		}
		if ( ts.isBinaryExpression( callee ) ) {
			// ( 0, i18n.__ )( … )
			return nameOf( callee.right );
		}
		if ( ts.isPropertyAccessExpression( callee ) ) {
			return callee.name.text;
		}
		return ts.isIdentifier( callee ) ? callee.text : '';
	};
	const visit = ( node ) => {
		if ( ts.isCallExpression( node ) ) {
			const places = FUNCTIONS.get( nameOf( node.expression ) );
			const [ text ] = node.arguments;
			if (
				places &&
				text &&
				ts.isStringLiteralLike( text ) &&
				! node.arguments[ places.domain ]
			) {
				const context = node.arguments[ places.context ]?.text;
				keys.add(
					context ? `${ context }\u0004${ text.text }` : text.text
				);
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( 'script.js', code, ts.ScriptTarget.Latest ) );
}

async function neededKeys() {
	const { default: ts } = await import( 'typescript' );
	const folder = resolve( ROOT, 'build/admin' );
	const keys = new Set();
	for ( const name of readdirSync( folder ) ) {
		if ( name.endsWith( '.js' ) ) {
			collectKeys(
				ts,
				readFileSync( resolve( folder, name ), 'utf8' ),
				keys
			);
		}
	}
	return keys;
}

/** What WordPress' scripts say in each language: language → texts, among them '' with the rule for plurals. */
function readWordPress() {
	const languages = new Map();
	for ( const name of readdirSync( PARTS.languages ).sort() ) {
		const language = /^(\w+)-[\da-f]{32}\.json$/.exec( name )?.[ 1 ];
		if ( language ) {
			const { locale_data: data } = JSON.parse(
				readFileSync( resolve( PARTS.languages, name ), 'utf8' )
			);
			const texts = languages.get( language ) ?? {};
			languages.set( language, Object.assign( texts, data.messages ) );
		}
	}
	return languages;
}

/**
 * Writes LANGUAGE.json, in the shape that wp.i18n.setLocaleData takes, for each language that WordPress brings.
 *
 * @param {string} folder Where.
 * @return {Promise<number>} How many.
 */
export async function makeCatalogues( folder ) {
	await ensureWordPress();
	const keys = [ '', ...[ ...( await neededKeys() ) ].sort() ];
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	const languages = readWordPress();
	for ( const [ language, texts ] of languages ) {
		const found = keys.filter( ( key ) => texts[ key ] );
		writeFileSync(
			resolve( folder, `${ language }.json` ),
			JSON.stringify(
				Object.fromEntries(
					found.map( ( key ) => [ key, texts[ key ] ] )
				)
			)
		);
	}
	return languages.size;
}
