import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, resolve } from 'node:path';
import { ROOT, SLUG } from './paths.mjs';
import { POT, withPlainHeader } from './pot.mjs';
import { runWp } from './wp-cli.mjs';

const LANGUAGES = resolve( ROOT, 'languages' );

/** Its modification time is the time of the last run. */
const MARK = resolve( LANGUAGES, '.made' );

const BUILT = resolve( ROOT, 'build/.built' );
const ENTRY_SOURCES = resolve( ROOT, 'build/.entry-sources.json' );

/** The translations in the repository. */
export const poFiles = () =>
	existsSync( LANGUAGES )
		? readdirSync( LANGUAGES )
				.filter( ( name ) => name.endsWith( '.po' ) )
				.sort()
				.map( ( name ) => resolve( LANGUAGES, name ) )
		: [];

/**
 * Updates a translation from the template: adds new texts untranslated and removes unused ones.
 *
 * @param {string} file The .po.
 */
export async function updatePo( file ) {
	await runWp(
		[ 'i18n', 'update-po', POT, file ],
		`Bringing ${ basename( file ) } up to date`
	);
	writeFileSync( file, withPlainHeader( readFileSync( file, 'utf8' ) ) );
}

/** Whether the build or a translation changed since WordPress' files were created. */
export function areTranslationsStale() {
	const time = ( file ) =>
		statSync( file, { throwIfNoEntry: false } )?.mtimeMs ?? 0;
	return [ BUILT, ...poFiles() ].some(
		( file ) => time( file ) > time( MARK )
	);
}

/**
 * Creates the files that WordPress reads: .l10n.php for PHP, and one .json file for each script.
 *
 * @return {Promise<string>} What was made.
 */
export async function makeTranslations() {
	mkdirSync( LANGUAGES, { recursive: true } );
	for ( const name of readdirSync( LANGUAGES ) ) {
		if ( /\.(json|l10n\.php)$/.test( name ) ) {
			rmSync( resolve( LANGUAGES, name ) );
		}
	}
	const files = poFiles();
	if ( files.length > 0 ) {
		await runWp(
			[ 'i18n', 'make-php', LANGUAGES ],
			'Making translations for PHP'
		);
		await runWp(
			[
				'i18n',
				'make-json',
				LANGUAGES,
				'--no-purge',
				`--domain=${ SLUG }`,
				`--use-map=${ ENTRY_SOURCES }`,
			],
			'Making translations for scripts'
		);
	}
	writeFileSync( MARK, '' );
	return `Translations: ${ files.length }.`;
}
