import { bin, runAll } from './result.mjs';

const CACHE_ARGS = ( name ) => [
	'--cache',
	'--cache-location',
	`.cache/${ name }`,
];

/** ESLint, Prettier, Stylelint and PHP_CodeSniffer. */
export const lint = () =>
	runAll( [
		[
			bin( 'eslint' ),
			[ '--max-warnings=0', ...CACHE_ARGS( 'eslint' ), '.' ],
		],
		[
			bin( 'prettier' ),
			[ '--check', '--log-level=warn', ...CACHE_ARGS( 'prettier' ), '.' ],
		],
		[
			bin( 'stylelint' ),
			[
				'--allow-empty-input',
				...CACHE_ARGS( 'stylelint' ),
				'src/**/*.{css,scss}',
			],
		],
		[
			'vendor/bin/phpcs',
			[ '-q', '--cache=.cache/phpcs', '--report=emacs' ],
		],
	] );

/**
 * TypeScript, whether its generated types and the page about WP-CLI are current, and whether docs/openapi.json is valid.
 * (PHPUnit checks that it is current.)
 */
export const types = () =>
	runAll( [
		[ bin( 'tsc' ), [ '--noEmit' ] ],
		[ 'node', [ 'tools/types.mjs', '--check' ] ],
		[ 'node', [ 'tools/cli-docs.mjs', '--check' ] ],
		[ 'node', [ 'tools/openapi.mjs' ] ],
	] );

/**
 * PHPStan with the rules of tests/php/architecture, and the tests of these rules. The tests come first: their run of
 * PHPStan, a single process, fills the cache of parsed stubs, which each of the parallel processes would fill otherwise.
 */
export const architecture = () =>
	runAll( [
		[
			'vendor/bin/phpunit',
			[
				'--no-configuration',
				'--bootstrap=vendor/autoload.php',
				'tests/php/architecture',
			],
		],
		[
			'vendor/bin/phpstan',
			[
				'analyse',
				'--no-progress',
				'--memory-limit=2G',
				'--error-format=raw',
			],
		],
	] );

/** Whether the template of the translations is current. */
export const translations = () =>
	runAll( [ [ 'node', [ 'tools/pot.mjs', '--check' ] ] ] );

/** Whether the tests refer only to existing rows. */
export const rows = async () => {
	const result = await runAll( [ [ 'node', [ 'tools/rows.mjs' ] ] ] );
	return result;
};
