/**
 * Selects what npm test -- --changed runs: the tests that a change can affect. A file of the product or of the tests'
 * foundation without a rule affects all of them.
 */
import { basename, dirname } from 'node:path';
import e2eParts from '../e2e-parts.js';
import { STAGES, USUAL_STAGES } from '../stages/list.mjs';

/** Configuration of all stages. */
const FOUNDATION =
	/^(package(-lock)?\.json|composer\.json|\.ci\/|tools\/(test|stage|budgets)\.mjs|tools\/(lib|stages|site)\/)/;

/** The plugin itself. */
const PRODUCT =
	/^(src|includes|addons)\/|^(userfeedback|uninstall)\.php$|^block\.json$|^webpack\.config\.js$|^tools\/webpack\//;

/** The files that stages without single test files read. */
const INPUTS = {
	lint: /./,
	types: /\.(tsx?|js|mjs)$|^tsconfig\.json$|^includes\/|^tools\/schemas\.php$/,
	architecture: /\.php$|^phpstan\.neon$/,
	translations: new RegExp( `${ PRODUCT.source }|^languages/` ),
	rows: /^tests\//,
};

/** Files that affect all of Jest's tests. */
const JEST_FOUNDATION = /^(jest\.config\.js|tools\/jest\/|tests\/fixtures\/)/;

/** Files that Jest's tests import, or that the tests of the tools read. */
const JEST_INPUTS =
	/^(src|addons|tests\/unit|tests\/e2e\/support|tools)\/|^includes\/Admin\/preload\.json$|^README\.md$/;

/** Files that affect all PHP tests: shared code, the container and the tests' foundation. */
const PHP_FOUNDATION =
	/^includes\/((Model|Support|Database|Extensions)\/|[^/]+$)|^tests\/php\/(Support\/|[^/]+$)|^tests\/fixtures\/|^(userfeedback|uninstall)\.php$|^phpunit\.xml\.dist$/;

/** Tests of every route, setting or plan, in all domains. */
const PHP_MATRICES = /^tests\/php\/(Access|Payloads)\//;

const VISITORS = [
	'widget-',
	'never-lost',
	'outage',
	'payloads',
	'thin-path',
	'translations',
	'forged-content',
];
const RESULTS = [ 'results', 'response', 'screens', 'thin-path', 'locks' ];
const PLANS = [
	'settings-',
	'add-ons',
	'locks',
	'plans',
	'multisite',
	'screens',
];

/** Path of a file → the beginnings of the names of the specs that cover it. The first match is used. */
const SPECS = [
	[
		/^src\/admin-pages\/surveys\/editor\//,
		[
			'editor-',
			'screens',
			'thin-path',
			'locks',
			'plans-walk',
			'payloads',
		],
	],
	[
		/^src\/admin-pages\/surveys\//,
		[ 'surveys-list', 'editor-', 'screens', 'thin-path', 'plans-walk' ],
	],
	[ /^src\/(admin-pages|stores)\/(results|responses)\//, RESULTS ],
	[ /^src\/(admin-pages|stores)\/(settings|license|add-ons)\//, PLANS ],
	[ /^src\/(widget|add-ons)\//, VISITORS ],
	[ /^src\/blocks\//, [ 'translations', 'widget-' ] ],
	[ /^includes\/(Widget|Integrations)\//, VISITORS ],
	[ /^includes\/(Responses|Results)\//, [ ...RESULTS, ...VISITORS ] ],
	[ /^includes\/Notifications\//, [ 'editor-', 'thin-path', 'automation' ] ],
	[ /^includes\/(Licensing|AddOns|Settings|Access)\//, PLANS ],
	[ /^includes\/Import\//, [ 'import' ] ],
	[ /^addons\//, [ 'add-ons', 'plans', 'widget-', 'editor-types' ] ],
];

/** Files that affect every browser test. */
const E2E_FOUNDATION =
	/^(playwright\.config\.ts|tests\/fixtures\/|tests\/e2e\/support\/|tools\/(e2e-|chromium|outage-))/;

const unique = ( items ) => [ ...new Set( items ) ];

/**
 * @param {string[]} files The changed ones.
 * @param {string[]} specs All there are.
 * @return {string[]} The specs to run.
 */
function chooseSpecs( files, specs ) {
	return unique(
		files.flatMap( ( file ) => {
			if ( specs.includes( file ) ) {
				return [ file ];
			}
			const beginnings = SPECS.find( ( [ place ] ) =>
				place.test( file )
			)?.[ 1 ];
			if ( beginnings ) {
				return specs.filter( ( spec ) =>
					beginnings.some( ( beginning ) =>
						basename( spec ).startsWith( beginning )
					)
				);
			}
			return PRODUCT.test( file ) || E2E_FOUNDATION.test( file )
				? specs
				: [];
		} )
	);
}

/**
 * @param {string[]}                         files    The changed ones.
 * @param {{ path: string, text: string }[]} phpTests All there are.
 * @return {string[]} The tests to run: of the domain of each file, those that name it, and those that go through everything.
 */
function choosePhpTests( files, phpTests ) {
	const paths = phpTests.map( ( { path } ) => path );
	return unique(
		files.flatMap( ( file ) => {
			if ( PHP_FOUNDATION.test( file ) ) {
				return paths;
			}
			if ( paths.includes( file ) ) {
				return [ file ];
			}
			const [ , domain ] = /^includes\/(\w+)\//.exec( file ) ?? [];
			const isAddOn = file.startsWith( 'addons/' );
			if ( ! domain && ! isAddOn ) {
				return [];
			}
			const mentions = ( text ) =>
				domain
					? text.includes( `UserFeedback\\${ domain }\\` )
					: /add_?ons?\b/i.test( text );
			return phpTests
				.filter(
					( { path, text } ) =>
						dirname( path ).startsWith(
							`tests/php/${ domain ?? 'AddOns' }`
						) ||
						PHP_MATRICES.test( path ) ||
						mentions( text )
				)
				.map( ( { path } ) => path );
		} )
	);
}

/**
 * The tests of the project.
 *
 * @typedef {Object} Present
 * @property {string[]}                         specs      Paths of the browser tests.
 * @property {{ path: string, text: string }[]} phpTests   Paths and content of the PHP tests.
 * @property {string[]}                         sqliteOnly How the paths of those begin that do not run on MariaDB.
 * @property {string[]}                         readers    Paths of Jest's tests that read files of the project instead of importing them.
 */

/**
 * Selects stages, and for some of them the tests to run.
 *
 * @param {string[]} files   The changed files, from the project's top folder.
 * @param {Present}  present The tests that there are.
 * @return {Map<string, string[] | undefined>} Stage → paths; undefined for the whole stage.
 */
export function chooseStages(
	files,
	{ specs, phpTests, sqliteOnly, readers }
) {
	if ( files.some( ( file ) => FOUNDATION.test( file ) ) ) {
		return new Map( USUAL_STAGES.map( ( name ) => [ name, undefined ] ) );
	}
	const chosen = new Map();
	/** If all tests of a stage are selected, the whole stage runs. */
	const add = ( name, paths, all ) => {
		if ( paths.length > 0 ) {
			chosen.set( name, paths.length < all.length ? paths : undefined );
		}
	};
	for ( const [ name, inputs ] of Object.entries( INPUTS ) ) {
		if ( files.some( ( file ) => inputs.test( file ) ) ) {
			chosen.set( name, undefined );
		}
	}
	if ( files.some( ( file ) => JEST_FOUNDATION.test( file ) ) ) {
		chosen.set( 'unit', undefined );
	} else if ( files.some( ( file ) => JEST_INPUTS.test( file ) ) ) {
		const modules = files.filter( ( file ) =>
			/\.(tsx?|js|mjs|json)$/.test( file )
		);
		chosen.set( 'unit', unique( [ ...modules, ...readers ] ) );
	}
	const tests = choosePhpTests( files, phpTests );
	const onMariadb = ( path ) =>
		! sqliteOnly.some( ( beginning ) => path.startsWith( beginning ) );
	const all = phpTests.map( ( { path } ) => path );
	add( 'php-sqlite', tests, all );
	add( 'php-mariadb', tests.filter( onMariadb ), all.filter( onMariadb ) );
	const inBrowser = chooseSpecs( files, specs );
	for ( const part of Object.keys( e2eParts.PARTS ) ) {
		const ofPart = ( spec ) => e2eParts.partOf( spec ) === part;
		add(
			`e2e-${ part }`,
			inBrowser.filter( ofPart ),
			specs.filter( ofPart )
		);
	}
	const needsBuild = [ ...chosen.keys() ].some( ( name ) =>
		STAGES[ name ].after?.includes( 'build' )
	);
	if ( needsBuild || files.some( ( file ) => PRODUCT.test( file ) ) ) {
		chosen.set( 'build', undefined );
	}
	return chosen;
}
