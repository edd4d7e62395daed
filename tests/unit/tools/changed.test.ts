import { chooseStages } from '../../../tools/lib/changed.mjs';

const specs = [ 'import', 'results', 'screens', 'start', 'widget-once' ].map(
	( name ) => `tests/e2e/${ name }.spec.ts`
);
const phpTests = [
	{ path: 'tests/php/Results/FoldingTest.php', text: '' },
	{
		path: 'tests/php/Responses/FloodTest.php',
		text: 'use UserFeedback\\Results\\DailyCounts;',
	},
	{ path: 'tests/php/Import/CsvImportTest.php', text: '' },
	{ path: 'tests/php/Access/RoleMatrixTest.php', text: '' },
];

const present = {
	specs,
	phpTests,
	sqliteOnly: [ 'tests/php/Access/' ],
	readers: [ 'tests/unit/tools/a.test.ts' ],
};

const choose = ( ...files: string[] ): Record< string, string[] | 'all' > =>
	Object.fromEntries(
		[ ...chooseStages( files, present ) ].map( ( [ name, paths ] ) => [
			name,
			paths ?? 'all',
		] )
	);

test( 'runs nothing without a change', () => {
	expect( choose() ).toEqual( {} );
} );

test( 'runs only the linters for a text file', () => {
	expect( choose( 'docs/architecture.md' ) ).toEqual( { lint: 'all' } );
} );

test( 'runs the importing tests and the browser tests of a changed screen, after a build', () => {
	expect( choose( 'src/admin-pages/results/routes.tsx' ) ).toEqual( {
		lint: 'all',
		types: 'all',
		translations: 'all',
		build: 'all',
		unit: [
			'src/admin-pages/results/routes.tsx',
			'tests/unit/tools/a.test.ts',
		],
		'e2e-dashboard': 'all',
	} );
} );

test( 'runs the PHP tests of a changed domain, those that name it and those of every route', () => {
	expect( choose( 'includes/Results/ResultsService.php' ) ).toMatchObject( {
		architecture: 'all',
		'php-sqlite': [
			'tests/php/Results/FoldingTest.php',
			'tests/php/Responses/FloodTest.php',
			'tests/php/Access/RoleMatrixTest.php',
		],
		'php-mariadb': [
			'tests/php/Results/FoldingTest.php',
			'tests/php/Responses/FloodTest.php',
		],
		'e2e-visitors': 'all',
	} );
} );

test( 'runs only the changed test', () => {
	expect( choose( 'tests/php/Import/CsvImportTest.php' ) ).toMatchObject( {
		'php-sqlite': [ 'tests/php/Import/CsvImportTest.php' ],
	} );
	expect( choose( 'tests/e2e/screens.spec.ts' ) ).toMatchObject( {
		'e2e-dashboard': [ 'tests/e2e/screens.spec.ts' ],
	} );
} );

test( 'runs everything for a change of the foundation', () => {
	const all = {
		unit: 'all',
		'php-sqlite': 'all',
		'php-mariadb': 'all',
		build: 'all',
		'e2e-dashboard': 'all',
		'e2e-visitors': 'all',
		'e2e-sites': 'all',
		'e2e-starts': 'all',
	};
	expect( choose( 'package-lock.json' ) ).toMatchObject( all );
	expect( choose( 'tools/lib/site.mjs' ) ).toMatchObject( all );
	expect( choose( 'tests/fixtures/payloads.json' ) ).toMatchObject( all );
} );

test( 'runs all browser tests for a product file without a rule', () => {
	const chosen = choose( 'src/new/index.ts', 'includes/New/Module.php' );
	expect( chosen ).toMatchObject( {
		'e2e-dashboard': 'all',
		'e2e-visitors': 'all',
		'e2e-sites': 'all',
		'e2e-starts': 'all',
	} );
} );
