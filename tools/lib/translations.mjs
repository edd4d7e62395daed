import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, resolve } from 'node:path';
import { catalogueProblems } from './catalogues.mjs';
import { FORMAL_CHANGES, formalGerman } from './formal-german.mjs';
import { ROOT, SLUG } from './paths.mjs';
import { POT, withPlainHeader } from './pot.mjs';
import { UserError } from './progress.mjs';
import { PSEUDO_LOCALE, pseudoCatalogue } from './pseudo-locale.mjs';
import { wordPressFolder } from './site-files.mjs';
import { runWp } from './wp-cli.mjs';

const LANGUAGES = resolve( ROOT, 'languages' );

/** Its modification time is the time of the last run. */
const MARK = resolve( LANGUAGES, '.made' );

/** The formal German translation is made, and not in the repository. */
const FORMAL = resolve( LANGUAGES, `${ SLUG }-de_DE_formal.po` );

const BUILT = resolve( ROOT, 'build/.built' );
const ENTRY_SOURCES = resolve( ROOT, 'build/.entry-sources.json' );

/** The translations in the repository. */
export const poFiles = () =>
	existsSync( LANGUAGES )
		? readdirSync( LANGUAGES )
				.filter( ( name ) => name.endsWith( '.po' ) )
				.sort()
				.map( ( name ) => resolve( LANGUAGES, name ) )
				.filter( ( file ) => file !== FORMAL )
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
	return [ BUILT, FORMAL_CHANGES, ...poFiles() ].some(
		( file ) => time( file ) > time( MARK )
	);
}

/**
 * Makes sure that each translation in the repository is complete and has the placeholders of its texts.
 *
 * @throws {UserError} With a line for each text that is not.
 */
export function checkTranslations() {
	const problems = [
		...poFiles().flatMap( ( file ) => catalogueProblems( POT, file ) ),
		...formalGerman().problems,
	];
	if ( problems.length > 0 ) {
		throw new UserError(
			`${ problems.slice( 0, 50 ).join( '\n' ) }\nTranslations have ${ problems.length } problems (docs/guides/translators.md).`
		);
	}
}

/**
 * Creates the files that WordPress reads beside the .po files of a folder: .l10n.php for PHP, and one .json file for each script.
 *
 * @param {string} folder
 */
async function compile( folder ) {
	for ( const name of readdirSync( folder ) ) {
		if ( /\.(json|l10n\.php)$/.test( name ) ) {
			rmSync( resolve( folder, name ) );
		}
	}
	await runWp(
		[ 'i18n', 'make-php', folder ],
		'Making translations for PHP'
	);
	await runWp(
		[
			'i18n',
			'make-json',
			folder,
			'--no-purge',
			`--domain=${ SLUG }`,
			`--use-map=${ ENTRY_SOURCES }`,
		],
		'Making translations for scripts'
	);
}

/**
 * Creates the files that WordPress reads.
 *
 * @return {Promise<string>} What was made.
 */
export async function makeTranslations() {
	writeFileSync( FORMAL, formalGerman().content );
	await compile( LANGUAGES );
	writeFileSync( MARK, '' );
	return `Translations: ${ poFiles().length + 1 }.`;
}

/**
 * Creates the pseudo-locale as a language pack of a site: there, each text that does not pass through a translation is seen.
 *
 * @param {string} site The site's folder.
 */
export async function installPseudoLocale( site ) {
	// One for each site: stages of the tests make theirs at the same time.
	const folder = resolve( site, 'pseudo-locale' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		resolve( folder, `${ SLUG }-${ PSEUDO_LOCALE }.po` ),
		pseudoCatalogue( POT )
	);
	await compile( folder );
	cpSync(
		folder,
		resolve( wordPressFolder( site ), 'wp-content/languages/plugins' ),
		{ recursive: true, filter: ( path ) => ! path.endsWith( '.po' ) }
	);
}
