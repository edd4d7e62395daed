/**
 * npm run types [-- --check]: generates the TypeScript types of the REST API and the published schemas from the PHP schemas.
 */
import { formatted, update } from './lib/generated.mjs';
import { runTool } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { schemaTypes } from './lib/schema-types.mjs';

const FILE = 'src/survey-model/generated.ts';
const ROUTES_FILE = 'src/route-table.ts';

/** The published schemas, by their names in the output of tools/schemas.php. */
const SCHEMA_FILES = {
	surveyFile: 'docs/survey-file.schema.json',
	webhook: 'docs/webhook.schema.json',
};

const HEADER =
	'/** The types of the REST API. Generated from the schemas in PHP by `npm run types`: do not edit. */\n\n';

/** Writes a generated file, or checks that it is current. */
function store( name, content ) {
	update( name, content, 'the schemas', 'npm run types' );
}

/** The hash routes: a constant for each path, so that a script contains only those that it uses, and the names by page. */
function routeTable( routes ) {
	const names = {};
	for ( const [ constant, { page, name } ] of Object.entries( routes ) ) {
		( names[ page ] ??= [] ).push(
			`[ ${ JSON.stringify( name ) }, ${ constant } ]`
		);
	}
	const pages = Object.entries( names ).map(
		( [ page, list ] ) => `${ page }: [ ${ list.join() } ]`
	);
	return (
		'/** The hash routes of the dashboard. Generated from Support\\AdminRoute in PHP by `npm run types`: do not edit. */\n\n' +
		Object.entries( routes )
			.map(
				( [ constant, { path } ] ) =>
					`export const ${ constant } = '${ path }';\n`
			)
			.join( '' ) +
		`\n/** Names and paths of the routes of each page. */\nexport const ROUTE_NAMES = { ${ pages.join() } } as const;\n`
	);
}

runTool( async () => {
	const {
		types,
		limits,
		defaults,
		widgetFields,
		units,
		logic,
		countries,
		rightToLeft,
		plans,
		routes,
		...published
	} = JSON.parse(
		await run( 'php', [ 'tools/schemas.php' ], {
			what: 'Reading the schemas',
		} )
	);
	const code = await formatted(
		FILE,
		HEADER +
			( await schemaTypes( types ) ) +
			`\n/** Numbers that the server enforces. */\nexport const LIMITS = ${ JSON.stringify( limits ) } as const;\n` +
			`\n/** The comparators of each question type, default first. */\nexport const COMPARATORS = ${ JSON.stringify( logic.comparators ) } as const;\n` +
			`\n/** Question logic and conditional emails need a question of one of these types. */\nexport const QUALIFYING_TYPES: readonly string[] = ${ JSON.stringify( logic.qualifying ) };\n` +
			`\n/** The plans, lowest first; each includes those before it. */\nexport const PLANS = ${ JSON.stringify( plans ) } as const;\n` +
			`\n/** ISO 3166-1 alpha-2 codes of all countries. */\nexport const COUNTRY_CODES = ${ JSON.stringify( countries ) } as const;\n` +
			`\n/** Languages that are written from right to left. */\nexport const RIGHT_TO_LEFT: readonly string[] = ${ JSON.stringify( rightToLeft ) };\n` +
			`\n/** What a survey is set to whose owner has set nothing; texts are English, and nothing of the site is filled in. */\nexport const SURVEY_DEFAULTS: Pick<Survey, 'settings' | 'notifications'> = ${ JSON.stringify( defaults.survey ) };\n` +
			`\n/** What the visitor's page carries of that. */\nexport const PAGE_DEFAULTS: Pick<WidgetSurvey, 'settings'> = ${ JSON.stringify( defaults.page ) };\n` +
			`\n/** The defaults of the settings of the tab Widget. */\nexport const WIDGET_DEFAULTS: Pick<Settings, ${ Object.keys(
				defaults.widget
			)
				.map( ( name ) => `'${ name }'` )
				.join( ' | ' ) }> = ${ JSON.stringify( defaults.widget ) };\n` +
			`\n/** Setting of the widget → field of a survey that it applies to. */\nexport const WIDGET_FIELDS = ${ JSON.stringify( widgetFields ) } as const;\n` +
			`\n/** The fields of a survey that follow the plugin's settings together, by the name in \`followed\`. */\nexport const FOLLOWED_FIELDS = ${ JSON.stringify( units ) } as const;\n`
	);
	store( FILE, code );
	store( ROUTES_FILE, await formatted( ROUTES_FILE, routeTable( routes ) ) );
	for ( const [ name, file ] of Object.entries( SCHEMA_FILES ) ) {
		const schema = JSON.stringify( published[ name ], null, '\t' );
		store( file, await formatted( file, schema ) );
	}
} );
