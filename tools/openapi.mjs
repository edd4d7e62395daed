/**
 * node tools/openapi.mjs [FILE]: whether an OpenAPI file is valid by the official schema of its version; docs/openapi.json by default.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { ROOT } from './lib/paths.mjs';
import { runTool, UserError } from './lib/progress.mjs';

runTool( async () => {
	const name = process.argv[ 2 ] ?? 'docs/openapi.json';
	const api = JSON.parse( readFileSync( resolve( ROOT, name ), 'utf8' ) );
	const validator = new Validator();
	const { valid, errors } = await validator.validate( api );
	if ( ! valid ) {
		throw new UserError(
			`${ name } is no valid OpenAPI file: ${ typeof errors === 'string' ? errors : JSON.stringify( errors, null, '\t' ) }`
		);
	}
	process.stdout.write(
		`${ name } is a valid OpenAPI ${ validator.version } file.\n`
	);
} );
