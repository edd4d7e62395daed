import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../../tools/lib/paths.mjs';
import { tryRun } from '../../../tools/lib/run.mjs';
import { pause, send } from './http.mjs';

const FILE = resolve( ROOT, 'tests/fixtures/comma-survey.csv' );

/** Records of the file. */
const RECORDS = 1129;

/** Milliseconds between two looks at the results. */
const LOOK = 1000;

/** Milliseconds that an export may take under faults. */
const PREPARATION = 600_000;

/** Who reads results, exports and imports while visitors answer. */
export class Owner {
	#isOver = false;

	/** @type {Promise<void>[]} */
	#works = [];

	/** What was wrong. @type {string[]} */
	problems = [];

	/** @type {string[]} What was done. */
	done = [];

	/** @type {string[]} Titles of imported surveys. */
	imports = [];

	/**
	 * @param {import('./admin.mjs').Admin}         admin
	 * @param {import('./web.mjs').WebNode[]}       webs
	 * @param {import('./ledger.mjs').Ledger}       ledger
	 * @param {number[]}                                surveys
	 */
	constructor( admin, webs, ledger, surveys ) {
		this.admin = admin;
		this.webs = webs;
		this.ledger = ledger;
		this.surveys = surveys;
	}

	/** Begins to look at results, one screen after the other. */
	start() {
		this.#works.push( this.#read() );
	}

	/** Ends, when all that was begun is complete. */
	async stop() {
		this.#isOver = true;
		await Promise.all( this.#works );
	}

	async #read() {
		const [ id ] = this.surveys;
		const paths = [
			`surveys/${ id }/results?all_time=true`,
			`surveys/${ id }/responses`,
			'results-summary',
			'surveys',
			'post-ratings/results?all_time=true',
			`surveys/${ id }/questions/words/texts?all_time=true`,
		];
		for ( let turn = 0; ! this.#isOver; turn++ ) {
			const path = paths[ turn % paths.length ];
			const { status, body } = await this.admin.ask( 'GET', path );
			this.ledger.heard( 'results', status );
			if ( status >= 400 && status < 500 ) {
				this.problems.push(
					`GET ${ path } answered ${ status }: ${ body }`
				);
			}
			await pause( LOOK );
		}
	}

	/**
	 * Exports the responses of a survey, and compares the file with what visitors were told.
	 *
	 * @param {number} survey
	 */
	export( survey ) {
		this.#works.push(
			this.#export( survey ).catch( ( error ) => {
				this.problems.push(
					`Export of ${ survey }: ${ error.message }`
				);
			} )
		);
	}

	#accepted( survey ) {
		let count = 0;
		for ( const told of this.ledger.accepted.values() ) {
			count +=
				told.survey === survey && told.status === 'publish' ? 1 : 0;
		}
		return count;
	}

	/** Repeats what was refused for the moment. */
	async #insist( method, path, body ) {
		for (;;) {
			const answer = await this.admin.ask( method, path, body );
			this.ledger.heard( 'export', answer.status );
			if ( answer.status >= 200 && answer.status < 500 ) {
				return answer;
			}
			await pause( 1000 );
		}
	}

	async #export( survey ) {
		const least = this.#accepted( survey );
		const started = await this.#insist( 'POST', 'exports', {
			survey_id: survey,
			format: 'csv',
		} );
		if ( started.status > 299 ) {
			throw new Error( `${ started.status } ${ started.body }` );
		}
		const most = this.#accepted( survey ) + 100;
		let { url, export: background } = JSON.parse( started.body );
		const deadline = Date.now() + PREPARATION;
		while ( url === '' ) {
			if ( Date.now() > deadline ) {
				throw new Error(
					`It is not ready: ${ JSON.stringify( background ) }`
				);
			}
			await pause( 2000 );
			const { body } = await this.#insist(
				'GET',
				`exports/${ background.id }`
			);
			background = JSON.parse( body );
			if ( background.state === 'failed' ) {
				throw new Error( background.error );
			}
			url = background.url ?? '';
		}
		const lines = await this.#download( url );
		const ids = new Set( lines.map( ( line ) => line.split( ',' )[ 0 ] ) );
		const what = `${ lines.length } rows, ${ least } to ${ most } expected`;
		if (
			ids.size !== lines.length ||
			lines.length < least ||
			lines.length > most
		) {
			throw new Error( `${ what }, ${ ids.size } different` );
		}
		this.done.push( `export of survey ${ survey }: ${ what }` );
	}

	async #download( url ) {
		for (;;) {
			const file = await send( url, { headers: this.admin.headers } );
			this.ledger.heard( 'export', file.status );
			if ( file.status === 200 ) {
				return file.body.trim().split( '\n' ).slice( 1 );
			}
			if ( file.status > 0 && file.status < 500 ) {
				throw new Error(
					`The file: ${ file.status } ${ file.body.slice( 0, 200 ) }`
				);
			}
			await pause( 1000 );
		}
	}

	/** Imports a file by WP-CLI, on one of the servers. */
	import() {
		const title = `Import ${ this.imports.length + 1 }`;
		const web = this.webs[ this.imports.length % this.webs.length ];
		this.imports.push( title );
		this.#works.push( this.#import( web, title ) );
	}

	async #import( web, title ) {
		const { code, output } = await tryRun(
			...web.wp( [
				'userfeedback',
				'import',
				FILE,
				`--title=${ title }`,
			] )
		);
		this.done.push(
			`${ title } on ${ web.name }: ${ code === 0 ? 'complete' : `it failed, ${ output.trim().split( '\n' ).pop() }` }`
		);
	}

	/**
	 * What became of the imports: each is complete, or its survey does not exist.
	 *
	 * @param {import('./galera.mjs').GaleraNode} node
	 */
	async verifyImports( node ) {
		const rows = await node.sql(
			`SELECT s.title, s.status, COUNT( r.id ) FROM wordpress.wp_ufb_surveys s LEFT JOIN wordpress.wp_ufb_responses r ON r.survey_id = s.id
			WHERE s.title LIKE 'Import %' GROUP BY s.id`
		);
		return rows
			.map( ( row ) => row.split( '\t' ) )
			.filter( ( [ , , count ] ) => Number( count ) !== RECORDS )
			.map( ( row ) => `${ node.name }: ${ row.join( ' ' ) }` );
	}
}

/**
 * What the servers did of the jobs of responses: 'job response' by line.
 *
 * @param {import('./web.mjs').WebNode[]} webs
 */
export function jobsDone( webs ) {
	return webs.flatMap( ( web ) => {
		const file = resolve( web.folder, 'jobs.log' );
		return existsSync( file )
			? readFileSync( file, 'utf8' )
					.trim()
					.split( '\n' )
					.filter( Boolean )
			: [];
	} );
}
