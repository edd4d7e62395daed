/**
 * npm run pot: creates languages/userfeedback.pot, the template of all translations, from the PHP and TypeScript
 * sources, and updates the existing translations with new and removed texts. --check fails if the template is
 * outdated, or a translation is not complete.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureEngine } from './lib/engine.mjs';
import { makePot, POT } from './lib/pot.mjs';
import { runTool, UserError } from './lib/progress.mjs';
import { checkTranslations, poFiles, updatePo } from './lib/translations.mjs';

runTool( async () => {
	await ensureEngine();
	const pot = await makePot();
	const present = existsSync( POT ) ? readFileSync( POT, 'utf8' ) : '';
	if ( process.argv.includes( '--check' ) ) {
		if ( present !== pot ) {
			const lines = new Set( present.split( '\n' ) );
			const changed = pot
				.split( '\n' )
				.filter( ( line ) => ! lines.has( line ) );
			throw new UserError(
				`languages/userfeedback.pot is not what the sources want. Run npm run pot.\n${ changed.slice( 0, 20 ).join( '\n' ) }`
			);
		}
		checkTranslations();
		return;
	}
	mkdirSync( dirname( POT ), { recursive: true } );
	writeFileSync( POT, pot );
	for ( const file of poFiles() ) {
		await updatePo( file );
	}
} );
