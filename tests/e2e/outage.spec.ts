import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { expect, test, type BrowserContext } from '@playwright/test';
import { apiOf } from './support/api';
import { logIn } from './support/log-in';
import { widgetOf } from './support/surveys';

const VISITORS = 12;

/** The site whose database can be killed (tools/outage-site.mjs). */
class OutageSite {
	private readonly process: ChildProcessWithoutNullStreams;
	private readonly lines: Interface;
	public url = '';

	public constructor() {
		this.process = spawn( process.execPath, [ 'tools/outage-site.mjs' ], {
			cwd: resolve( __dirname, '../..' ),
		} );
		this.lines = createInterface( { input: this.process.stdout } );
	}

	public async serve(): Promise< void > {
		this.url = ( await this.line( /^serving (.*)$/ ) )[ 1 ] ?? '';
	}

	public async tell( command: 'kill' | 'start' ): Promise< void > {
		const done = this.line( new RegExp( `^${ command } done$` ) );
		this.process.stdin.write( `${ command }\n` );
		await done;
	}

	public async stop(): Promise< void > {
		const ended = once( this.process, 'exit' );
		this.process.stdin.end();
		await ended;
	}

	private line( pattern: RegExp ): Promise< RegExpExecArray > {
		return new Promise( ( resolveLine, reject ) => {
			const listen = ( line: string ) => {
				const found = pattern.exec( line );
				if ( found ) {
					this.lines.off( 'line', listen );
					resolveLine( found );
				}
			};
			this.lines.on( 'line', listen );
			this.process.once( 'exit', () =>
				reject( new Error( 'The site has ended.' ) )
			);
		} );
	}
}

test( 'stores every answer exactly once when the database is killed and restarted meanwhile', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 180_000 );
	const site = new OutageSite();
	await site.serve();
	const admin = await browser.newPage( {
		baseURL: site.url,
		storageState: await logIn( playwright, site.url, 'admin', 'password' ),
	} );
	const { id } = await apiOf( admin ).post< { id: number } >( 'surveys', {
		survey: {
			title: 'Outage',
			status: 'publish',
			questions: [ { id: 'q1', type: 'text', title: 'Who are you?' } ],
		},
	} );

	// Everybody has the page; then they answer one after the other while the database dies and comes back.
	const contexts: BrowserContext[] = [];
	for ( let visitor = 1; visitor <= VISITORS; visitor++ ) {
		const context = await browser.newContext( { baseURL: site.url } );
		contexts.push( context );
		const page = await context.newPage();
		await page.goto( '/hello-world/' ).catch( () => page.goto( '/' ) );
		await expect( widgetOf( page ) ).toBeVisible();
	}
	for ( const [ index, context ] of contexts.entries() ) {
		if ( index === 4 ) {
			await site.tell( 'kill' );
		}
		const widget = widgetOf( context.pages()[ 0 ]! );
		await widget.getByRole( 'textbox' ).fill( `Visitor ${ index + 1 }` );
		await widget.getByRole( 'button', { name: 'Next' } ).click();
		await expect(
			widget.getByText( 'Thanks for your feedback!' )
		).toBeVisible();
		if ( index === 7 ) {
			await site.tell( 'start' );
		}
	}

	// Nobody reloads anything: the pages try again by themselves.
	await expect
		.poll( () => apiOf( admin ).total( id ), { timeout: 60_000 } )
		.toBe( VISITORS );
	const { question_stats: stats } = await apiOf( admin ).get< {
		question_stats: Array< { total_answers: number } >;
	} >( `surveys/${ id }/results` );
	expect( stats[ 0 ]?.total_answers ).toBe( VISITORS );
	const { items } = await apiOf( admin ).get< { items: unknown[] } >(
		`surveys/${ id }/responses?per_page=100`
	);
	expect( items ).toHaveLength( VISITORS );
	for ( const context of contexts ) {
		await context.close();
	}
	await site.stop();
} );
