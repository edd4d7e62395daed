/**
 * node tests/bench/update-network.mjs COMMIT [sqlite|mariadb]: an update of the plugin on a network of three sites that nobody opens.
 *
 * Installs the plugin of an earlier commit on a network, with surveys and responses, lets visitors answer on every site once a second, and
 * replaces the plugin's folder by the present one meanwhile. WordPress' cron is all that runs. A visitor's browser sends a refused answer again
 * after the time that the server names, as the widget does. Prints what became of the answers; fails when one is lost, doubled or a minute late,
 * or when a site's tables or counts are not right in the end.
 */
import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startMariadb } from '../../tools/lib/mariadb.mjs';
import { CACHE, ROOT } from '../../tools/lib/paths.mjs';
import { freePort, serve, siteUrl } from '../../tools/lib/server.mjs';
import { makeSite, wpCommand } from '../../tools/lib/site.mjs';
import { pluginFolder, wordPressFolder } from '../../tools/lib/site-files.mjs';
import { wpEnvironment } from '../../tools/lib/wp-cli.mjs';
import { pause, visit } from './lib/persistent-visitor.mjs';

const PATHS = [ '', 'two/', 'three/' ];

// Seconds with the old plugin, and after the update; responses of each site before it.
const BEFORE = 6;
const AFTER = Number( process.env.UPDATE_SECONDS ?? 90 );
const EARLIER = 200;

const LATEST = 60_000;

const [ commit, engine = 'sqlite' ] = process.argv.slice( 2 );
const work = mkdtempSync( resolve( tmpdir(), 'uf-update-' ) );
const folder = resolve( CACHE, 'sites/update-network' );
const database =
	engine === 'mariadb' ? await startMariadb( resolve( work, 'db' ) ) : null;
const port = await freePort();
const host = `127.0.0.1:${ port }`;

function wp( path, ...args ) {
	const [ program, command ] = wpCommand( folder, [
		...args,
		`--url=${ siteUrl( port ) }/${ path }`,
	] );
	return execFileSync( program, command, {
		encoding: 'utf8',
		env: { ...wpEnvironment(), USERFEEDBACK_SITE_URL: siteUrl( port ) },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} ).trim();
}

/** A network of one site, as WordPress tells its owner to make it. */
async function makeNetwork() {
	await makeSite(
		folder,
		siteUrl( port ),
		{ posts: false, survey: false },
		{ database: database?.database ?? null, plan: 'lite' }
	);
	wp( '', 'plugin', 'deactivate', 'userfeedback' );
	// The tables are to be those of the earlier version.
	wp(
		'',
		'eval',
		`global $wpdb;
		array_map( static fn ( $table ) => $wpdb->query( "DROP TABLE $table" ), $wpdb->get_col( "SHOW TABLES LIKE '%ufb_%'" ) );
		array_map( 'delete_option', $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'userfeedback%'" ) );`
	);
	wp( '', 'core', 'multisite-convert' );
	const constants = {
		WP_ALLOW_MULTISITE: 'true',
		MULTISITE: 'true',
		SUBDOMAIN_INSTALL: 'false',
		DOMAIN_CURRENT_SITE: `'${ host }'`,
		PATH_CURRENT_SITE: "'/'",
		SITE_ID_CURRENT_SITE: '1',
		BLOG_ID_CURRENT_SITE: '1',
		// The server's own cron: below.
		DISABLE_WP_CRON: 'true',
	};
	const config = resolve( wordPressFolder( folder ), 'wp-config.php' );
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) => `define( '${ name }', ${ value } );`
	);
	writeFileSync(
		config,
		readFileSync( config, 'utf8' )
			.replace( /^<\?php.*$/m, ( first ) =>
				[ first, ...lines ].join( '\n' )
			)
			// The address of each site is in the database.
			.replace( /^define\( 'WP_(HOME|SITEURL)'.*$/gm, '' )
	);
}

const PUBLISH = `
	wp_set_current_user( 1 );
	$questions = [
		[ 'id' => 'q1', 'type' => 'radio-button', 'title' => 'Was this helpful?', 'config' => [ 'options' => [ 'Yes', 'No' ] ] ],
		[ 'id' => 'q2', 'type' => 'text', 'title' => 'What was missing?', 'config' => [] ],
	];
	$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys' );
	$request->set_body_params( [ 'survey' => [ 'title' => 'Update', 'status' => 'publish', 'questions' => $questions ] ] );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) { WP_CLI::error( wp_json_encode( $response->get_data() ) ); }
	$id     = $response->get_data()['id'];
	$data   = rest_do_request( new WP_REST_Request( 'GET', "/userfeedback/v1/surveys/$id" ) )->get_data();
	$token  = new UserFeedback\\Support\\VisitorToken( get_option( 'userfeedback_key' ), get_current_blog_id() );
	$nonce  = $token->create( $id, (int) ( $data['revision'] ?? 1 ), 'submission' );
	add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => PHP_INT_MAX, 'too_many' => PHP_INT_MAX ] );
	for ( $n = 1; $n <= ${ EARLIER }; $n++ ) {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$id/responses" );
		$request->set_body_params( [
			'submission_id'  => wp_generate_uuid4(),
			'nonce'          => $nonce,
			'answers'        => [ [ 'question_id' => 'q1', 'value' => $n % 3 ? 'Yes' : 'No' ], [ 'question_id' => 'q2', 'value' => "Text $n" ] ],
			'page_submitted' => [ 'url' => home_url( '/hello/' ), 'name' => 'Hello' ],
			'website'        => '',
			'elapsed_ms'     => 9000,
		] );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) { WP_CLI::error( wp_json_encode( $response->get_data() ) ); }
	}
	echo wp_json_encode( [
		'id'    => $id,
		'nonce' => $nonce,
	] );
`;

const STATE = `
	$plugin     = UserFeedback\\Plugin::instance();
	$connection = $plugin->get( UserFeedback\\Database\\Connection::class );
	$responses  = $connection->table( 'responses' );
	echo wp_json_encode( [
		'schema'    => (int) get_option( UserFeedback\\Database\\Migrator::OPTION, 0 ),
		'isCurrent' => $plugin->get( UserFeedback\\Database\\Migrator::class )->isCurrent(),
		'responses' => (int) $connection->value( 'SELECT COUNT(*) FROM %i', $responses ),
		'sent'      => array_column( $connection->rows( 'SELECT HEX( submission_id ) AS id FROM %i WHERE id > ${ EARLIER }', $responses ), 'id' ),
		'open'      => array_map( static fn ( array $row ) => implode( ' ', $row ), $connection->rows( "SELECT kind, status, attempts, due_at, error FROM %i WHERE status <> 'done'", $connection->table( 'jobs' ) ) ),
		'labels'    => array_column( $connection->rows( "SELECT option_hash, COUNT(*) AS n FROM %i WHERE question_id = 'q1' GROUP BY option_hash", $connection->table( 'answers' ) ), 'n' ),
	] );
`;

const problems = [];
let server = null;
try {
	await makeNetwork();
	const plugin = pluginFolder( folder, 'userfeedback' );
	const old = resolve( work, 'old' );
	mkdirSync( old );
	execFileSync(
		'sh',
		[
			'-c',
			`git archive ${ commit } userfeedback.php includes block.json uninstall.php languages src/blocks | tar -x -C '${ old }'`,
		],
		{ cwd: ROOT }
	);
	const next = resolve( work, 'next' );
	mkdirSync( next );
	const files =
		'userfeedback.php uninstall.php block.json includes build languages';
	execFileSync( 'cp', [ '-r', ...files.split( ' ' ), next ], { cwd: ROOT } );
	unlinkSync( plugin );
	// On the same disk, so that the update is one move.
	execFileSync( 'mv', [ old, plugin ] );
	const staged = `${ plugin }-next`;
	execFileSync( 'mv', [ next, staged ] );
	wp( '', 'site', 'create', '--slug=two' );
	wp( '', 'site', 'create', '--slug=three' );
	wp( '', 'plugin', 'activate', 'userfeedback', '--network' );
	const sites = PATHS.map( ( path ) => {
		// Each command of the plugin makes the tables of its site.
		wp( path, 'userfeedback', 'work' );
		return {
			path,
			url: `${ siteUrl( port ) }/${ path }`,
			refusals: {},
			...JSON.parse( wp( path, 'eval', PUBLISH ) ),
		};
	} );
	server = await serve( folder, port );
	const times = new Map( sites.map( ( { path } ) => [ path, new Map() ] ) );
	const visits = [];
	let isOver = false;
	// WordPress locks cron for a minute after the commands above.
	await pause( LATEST );
	const cron = ( async () => {
		while ( ! isOver ) {
			for ( const { url } of sites ) {
				await fetch( `${ url }wp-cron.php` ).catch( () => null );
			}
			await pause( 5000 );
		}
	} )();
	for ( let second = 0; second < BEFORE + AFTER; second++ ) {
		if ( second === BEFORE ) {
			// As WordPress does, while requests run.
			renameSync( plugin, `${ plugin }-old` );
			renameSync( staged, plugin );
		}
		for ( const site of sites ) {
			visits.push( visit( site, times.get( site.path ), 2 * LATEST ) );
		}
		await pause( 1000 );
	}
	await Promise.all( visits );
	await pause( 10_000 );
	isOver = true;
	await cron;
	for ( const site of sites ) {
		const sent = times.get( site.path );
		const state = JSON.parse( wp( site.path, 'eval', STATE ) );
		const stored = new Set( state.sent.map( ( id ) => id.toLowerCase() ) );
		const lost = [ ...sent.keys() ].filter(
			( id ) => ! stored.has( id.replaceAll( '-', '' ) )
		);
		const slowest = Math.max( ...sent.values() );
		const recount = wp(
			site.path,
			'userfeedback',
			'recount',
			String( site.id )
		);
		const { sent: ids, ...rest } = state;
		const { path, refusals } = site;
		const statistics = {
			path,
			sent: sent.size,
			stored: ids.length,
			slowest,
		};
		console.log(
			JSON.stringify( { ...statistics, refusals, ...rest, recount } )
		);
		if (
			lost.length > 0 ||
			state.sent.length !== sent.size ||
			slowest > LATEST ||
			! state.isCurrent ||
			! recount.includes( 'all counts are correct' ) ||
			// What waits for other servers with the old code is due later.
			state.open.some( ( job ) => job.includes( 'failed' ) )
		) {
			problems.push( site.path );
		}
	}
} finally {
	await server?.stop();
	await database?.stop();
	rmSync( work, { recursive: true, force: true } );
	rmSync( folder, { recursive: true, force: true } );
}
console.log( problems.length === 0 ? 'All is as it should be.' : 'NOT so.' );
process.exit( problems.length === 0 ? 0 : 1 );
