/**
 * npm run types [-- --check]: generates the TypeScript types of the REST API from the PHP schemas.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import prettier from 'prettier';
import { ROOT } from './lib/paths.mjs';
import { runTool, UserError } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { schemaTypes } from './lib/schema-types.mjs';

const FILE = resolve( ROOT, 'src/survey-model/generated.ts' );

const HEADER =
	'/** The types of the REST API. Generated from the schemas in PHP by `npm run types`: do not edit. */\n\n';

runTool( async () => {
	const { types, limits, defaults, logic } = JSON.parse(
		await run( 'php', [ 'tools/schemas.php' ], {
			what: 'Reading the schemas',
		} )
	);
	const options = await prettier.resolveConfig( FILE );
	const code = await prettier.format(
		HEADER +
			( await schemaTypes( types ) ) +
			`\n/** Numbers that the server enforces. */\nexport const LIMITS = ${ JSON.stringify( limits ) } as const;\n` +
			`\n/** The comparators of each question type, default first. */\nexport const COMPARATORS = ${ JSON.stringify( logic.comparators ) } as const;\n` +
			`\n/** Question logic and conditional emails need a question of one of these types. */\nexport const QUALIFYING_TYPES: readonly string[] = ${ JSON.stringify( logic.qualifying ) };\n` +
			`\n/** What a survey is set to whose owner has set nothing; texts are English, and nothing of the site is filled in. */\nexport const SURVEY_DEFAULTS: Pick<Survey, 'settings' | 'notifications'> = ${ JSON.stringify( defaults.survey ) };\n` +
			`\n/** What the visitor's page carries of that. */\nexport const PAGE_DEFAULTS: Pick<WidgetSurvey, 'settings'> = ${ JSON.stringify( defaults.page ) };\n`,
		{ ...options, filepath: FILE }
	);
	const present = existsSync( FILE ) ? readFileSync( FILE, 'utf8' ) : '';
	if ( ! process.argv.includes( '--check' ) ) {
		writeFileSync( FILE, code );
		process.stdout.write(
			`src/survey-model/generated.ts ${ code === present ? 'is current' : 'was written' }.\n`
		);
		return;
	}
	if ( code !== present ) {
		throw new UserError(
			'src/survey-model/generated.ts is older than the schemas: npm run types writes it anew.'
		);
	}
} );
