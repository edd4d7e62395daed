import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

const TEXTS = [
	'Surveys',
	'A text that says what to do next. ',
	'<a href="x">See</a> %1$s of %d%% \\a\\t',
] as const;

describe( 'pseudo', () => {
	let results: string[] = [];

	beforeAll( () => {
		results = JSON.parse(
			execFileSync(
				process.execPath,
				[
					'--input-type=module',
					'--eval',
					`import { pseudo } from './tools/lib/pseudo-locale.mjs';
					process.stdout.write( JSON.stringify( ${ JSON.stringify( TEXTS ) }.map( pseudo ) ) );`,
				],
				{ cwd: ROOT, encoding: 'utf8' }
			)
		);
	} );

	it( 'marks a text, gives its letters accents and makes it 40 % longer', () => {
		expect( results[ 0 ] ).toBe( '⟦Šûŕṽéýš šö⟧' );
		expect( results[ 1 ]?.length ).toBeGreaterThan(
			1.4 * TEXTS[ 1 ].length
		);
		expect( results[ 1 ] ).toMatch( /^⟦.*⟧ $/ );
	} );

	it( 'leaves placeholders, tags and escaped letters as they are', () => {
		expect( results[ 2 ] ).toMatch(
			/^⟦<a href="x">Šéé<\/a> %1\$s öƒ %d%% \\a\\t[ šö]*⟧$/
		);
	} );
} );
