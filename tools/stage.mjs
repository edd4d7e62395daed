/**
 * node tools/stage.mjs NAME FILE [PATHS]: runs one stage of npm test, which starts this process, and writes the
 * result to FILE as JSON. PATHS is a JSON list (stages/index.mjs).
 */
import { writeFileSync } from 'node:fs';
import { runTool, UserError } from './lib/progress.mjs';
import { RUN } from './stages/index.mjs';

const [ name, file, paths ] = process.argv.slice( 2 );

// npm test holds the other end of the pipe: when npm test ends, for whatever reason, this process and its programs
// end, too (lib/run.mjs).
process.stdin.on( 'end', () => process.exit( 130 ) ).resume();
process.stdin.unref?.();

runTool( async () => {
	let result;
	try {
		result = await RUN[ name ]( paths && JSON.parse( paths ) );
	} catch ( error ) {
		const output = error instanceof UserError ? error.message : error.stack;
		result = { passed: 0, failed: 1, output };
	}
	writeFileSync( file, JSON.stringify( result ) );
	process.exit( 0 );
} );
