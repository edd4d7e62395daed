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

test( 'without a change nothing runs', () => {
	expect( choose() ).toEqual( {} );
} );

test( 'a text for people is only checked by the linters', () => {
	expect( choose( 'docs/architecture.md' ) ).toEqual( { lint: 'all' } );
} );

test( 'a screen runs the tests that import it and its stories, after a build', () => {
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

test( 'a domain runs its PHP tests, those that name it and those of every route', () => {
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

test( 'a test runs alone', () => {
	expect( choose( 'tests/php/Import/CsvImportTest.php' ) ).toMatchObject( {
		'php-sqlite': [ 'tests/php/Import/CsvImportTest.php' ],
	} );
	expect( choose( 'tests/e2e/screens.spec.ts' ) ).toMatchObject( {
		'e2e-dashboard': [ 'tests/e2e/screens.spec.ts' ],
	} );
} );

test( 'what everything stands on runs everything', () => {
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

test( 'a file of the product that no rule knows runs all browser tests', () => {
	const chosen = choose( 'src/new/index.ts', 'includes/New/Module.php' );
	expect( chosen ).toMatchObject( {
		'e2e-dashboard': 'all',
		'e2e-visitors': 'all',
		'e2e-sites': 'all',
		'e2e-starts': 'all',
	} );
} );
