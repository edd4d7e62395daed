import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { wpConfig } from './config.mjs';
import { DEFAULT_PLAN, demoKey } from './demo-key.mjs';
import { phpCommand } from './engine.mjs';
import { ROOT, SLUG } from './paths.mjs';
import { say, UserError } from './progress.mjs';
import { run } from './run.mjs';
import {
	addOns,
	copyTree,
	linkLanguages,
	linkPlugins,
	pluginFolder,
	renewLinks,
	wordPressFolder,
	writeMuPlugin,
	writeSqliteDropIn,
} from './site-files.mjs';
import { WP_CLI, wpEnvironment } from './wp-cli.mjs';
import {
	DEFAULT_RELEASE,
	ensureRelease,
	ensureWordPress,
	PARTS,
	RELEASES,
} from './wordpress.mjs';

/** Incremented whenever sites are created differently: existing sites are then outdated. */
const RECIPE = 3;

/** The option with a site's license key. */
const LICENSE_OPTION = 'userfeedback_license';

const FIXTURES = resolve( ROOT, 'tests/fixtures' );

/** The survey of every demonstration site. */
const SURVEY = {
	file: resolve( FIXTURES, 'comma-survey.csv' ),
	title: 'The Oxford comma',
};

/**
 * @typedef {Object} Content
 * @property {boolean} posts  Whether WordPress' theme unit-test content is imported.
 * @property {boolean} survey Whether the survey of tests/fixtures is imported.
 */

export { wordPressFolder };

const stampFile = ( folder ) => resolve( folder, 'site.json' );
/**
 * The command line of wp-cli for a site.
 *
 * @param {string}   folder The site's folder.
 * @param {string[]} args   Arguments of wp.
 * @param {string[]} folders Further folders that the command reads.
 * @return {[ string, string[] ]} Program and arguments.
 */
export function wpCommand( folder, args, folders = [] ) {
	return phpCommand(
		[ ...WP_CLI, `--path=${ wordPressFolder( folder ) }`, ...args ],
		[ folder, ...folders ]
	);
}

function wp( folder, args, what ) {
	return run( ...wpCommand( folder, args ), {
		what: what ?? `wp ${ args.slice( 0, 2 ).join( ' ' ) }`,
		env: wpEnvironment(),
	} );
}

/**
 * Does what the first day of a site does by itself, such as queueing a weekly summary: what begins afterwards finds nothing of it.
 *
 * @param {string} folder The site's folder.
 */
export async function passFirstDay( folder ) {
	await wp( folder, [ 'cron', 'event', 'run', 'userfeedback_daily' ] );
	await wp( folder, [ 'userfeedback', 'work' ] );
}

/**
 * The data from which a site was created; null if there is none, or if its creation was interrupted.
 *
 * @param {string} folder The site's folder.
 * @return {{ recipe: number, wordpress: string, content: Content, plan?: string } | null} The stamp.
 */
export function readStamp( folder ) {
	return existsSync( stampFile( folder ) )
		? JSON.parse( readFileSync( stampFile( folder ), 'utf8' ) )
		: null;
}

/**
 * Whether a site was created with the current recipe.
 *
 * @param {string} folder  The site's folder.
 * @param {string} release One of RELEASES.
 */
export function isCurrent( folder, release = DEFAULT_RELEASE ) {
	const stamp = readStamp( folder );
	return (
		stamp?.recipe === RECIPE &&
		stamp.wordpress === RELEASES[ release ].version
	);
}

function writeStamp( folder, stamp ) {
	writeFileSync( stampFile( folder ), JSON.stringify( stamp ) );
}

async function importPosts( folder ) {
	say( 'Importing the theme unit-test content …' );
	const importer = pluginFolder( folder, 'wordpress-importer' );
	await copyTree( PARTS.importer, importer );
	await wp( folder, [ 'plugin', 'activate', 'wordpress-importer' ] );
	await wp(
		folder,
		[
			'import',
			resolve( FIXTURES, 'theme-unit-test-data.wxr.xml' ),
			'--authors=create',
			// Attachments would have to be downloaded.
			'--skip=attachment',
			'--quiet',
		],
		'Importing the theme unit-test content'
	);
	await wp( folder, [ 'plugin', 'deactivate', 'wordpress-importer' ] );
	rmSync( importer, { recursive: true, force: true } );
}

const phpList = ( names ) =>
	`[ ${ names.map( ( name ) => `'${ name }'` ).join( ', ' ) } ]`;

const mainFile = ( name ) => `${ name }/${ name }.php`;

/** Ends a run of evaluate() with an error if its `$result` is one. */
const REPORT_ERROR =
	'if ( is_wp_error( $result ) ) { WP_CLI::error( $result ); }';

/** Runs PHP statements in the site. */
const evaluate = ( folder, statements, what ) =>
	wp( folder, [ 'eval', statements.join( ' ' ) ], what );

/** Installs the key and the add-ons of a plan on a site. */
async function applyPlan( folder, plan ) {
	const names = addOns().map( ( { name } ) => name );
	if ( plan === 'lite' ) {
		await evaluate( folder, [
			`deactivate_plugins( ${ phpList( names.map( mainFile ) ) } );`,
			`delete_option( '${ LICENSE_OPTION }' );`,
		] );
		linkPlugins( folder, false );
		return;
	}
	linkPlugins( folder, true );
	await evaluate(
		folder,
		[
			`update_option( '${ LICENSE_OPTION }', '${ demoKey( plan ) }', false );`,
			`$result = activate_plugins( ${ phpList( names.map( mainFile ) ) } );`,
			REPORT_ERROR,
		],
		'Activating the add-ons'
	);
}

async function importSurvey( folder ) {
	say( 'Importing the survey of FiveThirtyEight on the Oxford comma …' );
	await wp(
		folder,
		[ SLUG, 'import', SURVEY.file, `--title=${ SURVEY.title }` ],
		'Importing the survey'
	);
}

/**
 * Creates a site: WordPress with the active plugin.
 *
 * @param {string}                                    folder   Where; everything of an earlier site in it is removed.
 * @param {string}                                    url      The address at which it will be served.
 * @param {Content}                                   content  What it starts with.
 * @param {Object}                                    options
 * @param {import('./mariadb.mjs').Database | null=}  options.database An empty database on a server; otherwise SQLite.
 * @param {string=}                                   options.release  One of RELEASES.
 * @param {string=}                                   options.plan     One of PLANS: its key, and the add-ons unless it is Lite.
 */
export async function makeSite(
	folder,
	url,
	content,
	{ database = null, release = DEFAULT_RELEASE, plan = DEFAULT_PLAN } = {}
) {
	const { version } = RELEASES[ release ];
	await ensureWordPress();
	const core = await ensureRelease( release );
	if ( existsSync( folder ) && ! existsSync( resolve( folder, 'url' ) ) ) {
		const isEmpty = ( await run( 'ls', [ '-A', folder ] ) ) === '';
		if ( ! isEmpty ) {
			throw new UserError(
				`${ folder } is not a site made by this tool, and it is not empty; nothing was changed.`
			);
		}
	}
	say( `Making a site with WordPress ${ version } in ${ folder } …` );
	for ( const name of [
		'site.json',
		'wordpress',
		'database',
		'debug.log',
	] ) {
		rmSync( resolve( folder, name ), { recursive: true, force: true } );
	}
	mkdirSync( resolve( folder, 'database' ), { recursive: true } );
	writeFileSync( resolve( folder, 'url' ), url );
	writeFileSync( resolve( folder, 'debug.log' ), '' );
	await copyTree( core, wordPressFolder( folder ) );
	writeFileSync(
		resolve( wordPressFolder( folder ), 'wp-config.php' ),
		wpConfig( database )
	);
	if ( ! database ) {
		writeSqliteDropIn( folder );
	}
	writeMuPlugin( folder );
	await linkLanguages( folder );
	linkPlugins( folder, false );
	await wp( folder, [
		'core',
		'install',
		`--url=${ url }`,
		'--title=UserFeedback',
		'--admin_user=admin',
		'--admin_password=password',
		'--admin_email=admin@example.org',
		'--skip-email',
	] );
	// One command, since each starts WordPress. `wp rewrite structure` would start a second PHP process, which
	// WebAssembly does not support.
	await evaluate(
		folder,
		[
			"update_option( 'permalink_structure', '/%year%/%monthnum%/%day%/%postname%/' );",
			// Avatars would be loaded from another server.
			"update_option( 'show_avatars', '0' );",
			`$result = activate_plugin( '${ mainFile( SLUG ) }' );`,
			REPORT_ERROR,
		],
		'Activating the plugin'
	);
	if ( plan !== 'lite' ) {
		await applyPlan( folder, plan );
	}
	if ( content.posts ) {
		await importPosts( folder );
	}
	if ( content.survey ) {
		await importSurvey( folder );
	}
	writeStamp( folder, {
		recipe: RECIPE,
		wordpress: version,
		content,
		plan,
	} );
}

/**
 * Updates an existing site on SQLite to the current location of the project and the cache, and to its URL.
 *
 * @param {string}  folder The site's folder.
 * @param {string}  url    The address at which it will be served.
 * @param {string=} plan   One of PLANS; otherwise it keeps its own.
 */
export async function refreshSite( folder, url, plan ) {
	await ensureWordPress();
	const stamp = readStamp( folder );
	await linkLanguages( folder );
	writeSqliteDropIn( folder );
	writeMuPlugin( folder );
	writeFileSync( resolve( folder, 'url' ), url );
	renewLinks( folder );
	if ( plan !== undefined ) {
		linkPlugins( folder, true );
		await applyPlan( folder, plan );
		writeStamp( folder, { ...stamp, plan } );
	}
}
