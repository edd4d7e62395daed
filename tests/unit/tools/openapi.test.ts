import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** The result of tools/openapi.mjs for a file. */
function check( ...args: string[] ) {
	const { status, stderr } = spawnSync(
		process.execPath,
		[ 'tools/openapi.mjs', ...args ],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	return { status, stderr };
}

describe( 'tools/openapi.mjs', () => {
	it( '[API-01~] accepts docs/openapi.json', () => {
		expect( check() ).toEqual( { status: 0, stderr: '' } );
	} );

	it( 'refuses a file that breaks the schema of OpenAPI 3.1', () => {
		const folder = mkdtempSync( join( tmpdir(), 'openapi-' ) );
		const api = JSON.parse(
			readFileSync( resolve( ROOT, 'docs/openapi.json' ), 'utf8' )
		);
		api.paths[ '/surveys' ].get.parameters[ 0 ].in = 'nowhere';
		const file = join( folder, 'broken.json' );
		writeFileSync( file, JSON.stringify( api ) );
		const { status, stderr } = check( file );
		rmSync( folder, { recursive: true } );
		expect( status ).toBe( 1 );
		expect( stderr ).toContain( 'is no valid OpenAPI file' );
	} );
} );
