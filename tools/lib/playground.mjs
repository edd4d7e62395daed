import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { say } from './progress.mjs';
import { run } from './run.mjs';

/** PHP compiled to WebAssembly, with a web server. This is the last version that supports Node 20. */
const VERSION = '3.1.53';
const HOME = resolve( CACHE, `playground-${ VERSION }` );
const PROGRAM = resolve(
	HOME,
	'node_modules/@wp-playground/cli/wp-playground.js'
);

/** The site has its own WordPress, database and settings: nothing has to be downloaded or set up. */
const OPTIONS = [
	'--php=8.2',
	'--verbosity=quiet',
	'--wordpress-install-mode=do-not-attempt-installing',
	'--skip-sqlite-setup',
];

/**
 * Downloads the npm package into the cache once. It is no development dependency, because it is as large as all of
 * those together.
 */
export async function ensurePlayground() {
	if ( existsSync( PROGRAM ) ) {
		return;
	}
	say(
		`Getting PHP for WebAssembly (@wp-playground/cli ${ VERSION }, 600 MB unpacked) …`
	);
	const work = `${ HOME }.${ process.pid }.tmp`;
	mkdirSync( work, { recursive: true } );
	try {
		await run(
			'npm',
			[
				'install',
				'--prefix',
				work,
				'--no-audit',
				'--no-fund',
				'--no-save',
				'--ignore-scripts',
				'--loglevel=error',
				`@wp-playground/cli@${ VERSION }`,
			],
			{ cwd: work, what: 'Getting PHP for WebAssembly' }
		);
		renameSync( work, HOME );
	} finally {
		rmSync( work, { recursive: true, force: true } );
	}
}

/** Mounts only these folders, at the same paths as outside. */
function mounts( folders ) {
	const wanted = [
		...new Set( folders.map( ( folder ) => resolve( folder ) ) ),
	];
	return wanted
		.filter(
			( folder ) =>
				! wanted.some(
					( other ) =>
						other !== folder && folder.startsWith( other + sep )
				)
		)
		.flatMap( ( folder ) => mount( folder, folder ) );
}

const mount = ( from, to ) => [ '--mount-dir-before-install', from, to ];

/**
 * The command that runs a PHP script.
 *
 * @param {string[]} args    As php takes them.
 * @param {string[]} folders What the script reads and writes beside the project and the cache.
 * @return {[ string, string[] ]} Program and arguments.
 */
export function playgroundPhp( args, folders ) {
	return [
		process.execPath,
		[
			PROGRAM,
			'php',
			...OPTIONS,
			...mounts( [ ROOT, CACHE, ...folders ] ),
			'--',
			...args,
		],
	];
}

/**
 * The command that serves a site. Its WordPress is mounted at /wordpress, and the files beside it one level up.
 *
 * @param {string} folder The site's folder.
 * @param {number} port   The port.
 * @param {string} url    The address at which it is served.
 * @return {[ string, string[] ]} Program and arguments.
 */
export function playgroundServer( folder, port, url ) {
	return [
		process.execPath,
		[
			PROGRAM,
			'server',
			...OPTIONS,
			`--port=${ port }`,
			`--site-url=${ url }`,
			...mounts( [ ROOT, CACHE ] ),
			...[ 'wordpress', 'database', 'debug.log', 'url' ].flatMap(
				( name ) => mount( resolve( folder, name ), `/${ name }` )
			),
		],
	];
}
