import { randomBytes } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { clientCommand, queryLines } from '../../../tools/lib/sql.mjs';
import { UserError } from '../../../tools/lib/progress.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { siteUrl } from '../../../tools/lib/server.mjs';
import {
	makeSite,
	wordPressFolder,
	wpCommand,
} from '../../../tools/lib/site.mjs';
import { wpEnvironment } from '../../../tools/lib/wp-cli.mjs';

const PHP = resolve( ROOT, 'tests/bench/php' );

/**
 * What a request cost.
 *
 * @typedef {Object} Stats
 * @property {number}               milliseconds Inside PHP.
 * @property {number}               peak         Bytes of memory.
 * @property {number}               queries      Statements to the database.
 * @property {number}               files        Of ours that PHP loaded.
 * @property {number}               reads        Rows that the database read (Handler_read_*); 0 unless the statements were asked for.
 * @property {[ string, number ][]} statements   Each with its milliseconds; none unless they were asked for.
 * @property {number}               bytes        Of the answer's body, not compressed.
 */

/** The site that is measured: WordPress in its production mode, with the plugin as it lies in the project. */
export class Site {
	#key = randomBytes( 16 ).toString( 'hex' );
	#count = 0;

	/**
	 * @param {string}                                           folder
	 * @param {number}                                           port
	 * @param {import('../../../tools/lib/mariadb.mjs').Database} database
	 */
	constructor( folder, port, database ) {
		this.folder = folder;
		this.database = database;
		this.url = siteUrl( port );
		this.root = wordPressFolder( folder );
	}

	/** Makes it anew. */
	async make() {
		await makeSite(
			this.folder,
			this.url,
			{ posts: false, survey: false },
			{ database: this.database }
		);
		const config = resolve( this.root, 'wp-config.php' );
		const text = readFileSync( config, 'utf8' );
		const live = `define( 'WP_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'USERFEEDBACK_TRUSTED_PROXIES', '127.0.0.1' );
define( 'BENCH_KEY', '${ this.#key }' );`;
		const changed = text.replace( "define( 'WP_DEBUG', true );", live );
		if ( changed === text ) {
			throw new UserError(
				'wp-config.php is not as tests/bench knows it.'
			);
		}
		writeFileSync( config, changed );
		copyFileSync(
			resolve( PHP, 'mu-plugin.php' ),
			resolve( this.root, 'wp-content/mu-plugins/bench.php' )
		);
		rmSync( resolve( this.folder, 'stats' ), {
			recursive: true,
			force: true,
		} );
		mkdirSync( resolve( this.folder, 'stats' ) );
	}

	/** Keeps the database as it is now, for restore(). */
	async keep() {
		const dump = await run(
			...clientCommand( 'mariadb-dump', this.database )
		);
		writeFileSync( this.#kept(), dump );
	}

	/** Makes the database what it was when keep() was called, whatever was stored since: tables that were made since go, too. */
	async restore() {
		const tables = await this.sql( 'SHOW TABLES' );
		const drops = tables.map( ( table ) => `DROP TABLE \`${ table }\`` );
		await this.sql(
			[
				'SET FOREIGN_KEY_CHECKS = 0',
				...drops,
				`source ${ this.#kept() }`,
			].join( ';\n' )
		);
	}

	/**
	 * The address of a post: visitors answer where they read.
	 *
	 * @param {number} post Its id.
	 */
	async link( post ) {
		const response = await fetch(
			`${ this.url }/wp-json/wp/v2/posts/${ post }`
		);
		return ( await response.json() ).link;
	}

	/**
	 * Calls the plugin's API as the administrator.
	 *
	 * @param {string}  method GET, POST …
	 * @param {string}  path   Below userfeedback/v1.
	 * @param {Object=} body   Sent as JSON.
	 */
	async api( method, path, body ) {
		const url = `${ this.url }/wp-json/userfeedback/v1/${ path }`;
		const response = await fetch( url, {
			method,
			headers: {
				'Content-Type': 'application/json',
				'X-Bench-Admin': this.#key,
			},
			body: body === undefined ? null : JSON.stringify( body ),
		} );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new UserError(
				`${ method } ${ path } answered ${ response.status }: ${ text.slice( 0, 500 ) }`
			);
		}
		return JSON.parse( text );
	}

	/**
	 * Asks for a page or a route once.
	 *
	 * @param {string}                                                                path    From the top of the site.
	 * @param {{ asAdmin?: boolean, withQueries?: boolean, headers?: Object, body?: string }} options A body is posted as JSON.
	 * @return {Promise<Stats>} What it cost.
	 */
	async cost( path, { asAdmin, withQueries, headers, body } = {} ) {
		const name = `request${ ++this.#count }`;
		const response = await fetch( `${ this.url }${ path }`, {
			method: body ? 'POST' : 'GET',
			body: body ?? null,
			headers: {
				...( body ? { 'Content-Type': 'application/json' } : {} ),
				...( asAdmin ? { 'X-Bench-Admin': this.#key } : {} ),
				...( withQueries ? { 'X-Bench-Queries': '1' } : {} ),
				...headers,
				'X-Bench-Stats': name,
			},
		} );
		const bytes = ( await response.arrayBuffer() ).byteLength;
		if ( ! response.ok ) {
			throw new UserError( `${ path } answered ${ response.status }.` );
		}
		const file = resolve( this.folder, `stats/${ name }.json` );
		// Written a moment after the answer has been sent.
		for ( let tries = 0; ! existsSync( file ) && tries < 200; tries++ ) {
			await new Promise( ( wake ) => setTimeout( wake, 10 ) );
		}
		return { ...JSON.parse( readFileSync( file, 'utf8' ) ), bytes };
	}

	#kept() {
		return resolve( this.folder, 'kept.sql' );
	}

	/**
	 * The first column of a query's rows.
	 *
	 * @param {string} sql Tables of ours are written {responses}.
	 * @return {Promise<string[]>} As the database writes them.
	 */
	async sql( sql ) {
		return queryLines(
			this.database,
			sql.replace( /\{(\w+)\}/g, 'wp_ufb_$1' )
		);
	}

	/**
	 * Runs a script of tests/bench/php with WordPress loaded.
	 *
	 * @param {string} name      The file's name without its ending.
	 * @param {Object} parameters Handed to it as JSON.
	 */
	async php( name, parameters ) {
		const output = await run( ...this.phpCommand( name, parameters ) );
		// What PHP warns of comes before.
		const lines = output.trim().split( '\n' );
		const last = lines.pop();
		if ( lines.length > 0 ) {
			process.stderr.write( `${ lines.join( '\n' ) }\n` );
		}
		return last === '' ? null : JSON.parse( last );
	}

	/** The program and the arguments for a script of tests/bench/php, see php(). */
	phpCommand( name, parameters ) {
		return [
			'php',
			[
				'-d',
				'memory_limit=512M',
				resolve( PHP, `${ name }.php` ),
				this.root,
				JSON.stringify( parameters ),
			],
		];
	}

	/** Runs a command of wp-cli. */
	wp( args ) {
		const [ program, all ] = wpCommand( this.folder, args );
		return run( program, all, { env: wpEnvironment() } );
	}
}
