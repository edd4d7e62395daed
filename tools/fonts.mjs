/**
 * Writes the catalogue of fonts, includes/Surveys/Settings/Theming/fonts.json, from a release of google-font-metadata.
 * Run it to offer newer fonts: `node tools/fonts.mjs 6.0.8`. Fonts that are no longer in the catalogue stay in surveys
 * that have them until their theming is changed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const FILE = resolve( ROOT, 'includes/Surveys/Settings/Theming/fonts.json' );

/**
 * The hundreds of the upright weights: "47" for 400 and 700.
 *
 * @param {{ variants: string[] }} font Google's metadata: `regular`, `700`, `700italic`…
 */
function weightsOf( { variants } ) {
	return variants
		.filter( ( name ) => ! name.endsWith( 'italic' ) )
		.map( ( name ) => ( name === 'regular' ? '4' : name[ 0 ] ) )
		.sort()
		.join( '' );
}

const [ version = '6.0.8' ] = process.argv.slice( 2 );
const folder = mkdtempSync( resolve( tmpdir(), 'fonts-' ) );
try {
	const file = execFileSync(
		'npm',
		[ 'pack', '--silent', `google-font-metadata@${ version }` ],
		{ cwd: folder, encoding: 'utf8' }
	).trim();
	execFileSync( 'tar', [ 'xzf', file, 'package/data/api-response.json' ], {
		cwd: folder,
	} );
	const data = resolve( folder, 'package/data/api-response.json' );
	const lines = JSON.parse( readFileSync( data, 'utf8' ) )
		.map( ( font ) => [ font.family, weightsOf( font ) ] )
		// One family exists only in italics.
		.filter( ( [ , weights ] ) => weights !== '' )
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		.map(
			( entry ) =>
				`\t${ entry.map( ( text ) => JSON.stringify( text ) ).join( ': ' ) }`
		);
	writeFileSync( FILE, `{\n${ lines.join( ',\n' ) }\n}\n` );
	process.stdout.write( `${ lines.length } families were written.\n` );
} finally {
	rmSync( folder, { recursive: true } );
}
