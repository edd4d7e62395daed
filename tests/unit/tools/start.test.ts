/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

function start( ...args: string[] ) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[ resolve( ROOT, 'tools/start.mjs' ), ...args ],
		{
			encoding: 'utf8',
			timeout: 10_000,
		}
	);
	return { status, stdout, stderr: stderr.trim() };
}

describe( 'npm start', () => {
	it.each( [
		[
			[ '--port', 'abc' ],
			'Error: --port needs a number from 1 to 65535, not "abc".',
		],
		[
			[ '--port', '0' ],
			'Error: --port needs a number from 1 to 65535, not "0".',
		],
		[
			[ '--port', '65536' ],
			'Error: --port needs a number from 1 to 65535, not "65536".',
		],
		[ [ '--data=' ], 'Error: --data needs a folder.' ],
		[ [ '--wp', '5.0' ], 'Error: --wp must be 7.1 or 6.7, not "5.0".' ],
		[
			[ '--engine=java' ],
			'Error: --engine must be php or wasm, not "java".',
		],
		[
			[ '--plan', 'gold' ],
			'Error: --plan must be lite or plus or pro or elite, not "gold".',
		],
		[ [ '--plan=' ], 'Error: --plan must be' ],
		[ [ '--bogus' ], "Error: Unknown option '--bogus'" ],
		[ [ 'site' ], "Error: Unexpected argument 'site'." ],
	] )( 'refuses %j and changes nothing', ( args, message ) => {
		const { status, stdout, stderr } = start( ...args );
		expect( status ).toBe( 1 );
		expect( stderr ).toContain( message );
		expect( stdout ).toBe( '' );
	} );

	it( 'explains its options', () => {
		const { status, stdout } = start( '--help' );
		expect( status ).toBe( 0 );
		for ( const option of [
			'--port N',
			'--data DIR',
			'--reset',
			'--empty',
			'--wp N',
			'--plan P',
			'--engine E',
		] ) {
			expect( stdout ).toContain( option );
		}
	} );

	it( 'names a port that is in use, and another one', async () => {
		const server = createServer();
		const port = await new Promise< number >( ( done ) => {
			server.listen( 0, '127.0.0.1', () => {
				const address = server.address();
				done(
					typeof address === 'object' && address ? address.port : 0
				);
			} );
		} );
		const { status, stderr } = start( '--port', String( port ) );
		server.close();
		expect( status ).toBe( 1 );
		expect( stderr ).toBe(
			`Error: Port ${ port } is in use. Stop what uses it or choose another: npm start -- --port ${ port + 1 }`
		);
	} );
} );
