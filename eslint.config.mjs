import { createRequire } from 'node:module';
import wordpress from '@wordpress/eslint-plugin';
import globals from 'globals';
import { IMPORT_ZONES } from './tools/lib/import-zones.mjs';

const require = createRequire( import.meta.url ); // For what comes with @wordpress/eslint-plugin.
const comments = require( '@eslint-community/eslint-plugin-eslint-comments' );

/** What TypeScript checks anyway, or what concerns class components, of which there is none: a quarter of the time. */
const CHECKED_BY_TYPESCRIPT = Object.fromEntries(
	[
		...[ 'check-access', 'check-property-names', 'check-types' ],
		...[ 'no-undefined-types', 'valid-types', 'require-property' ],
		...[ 'name', 'type', 'description' ].map(
			( part ) => `require-property-${ part }`
		),
	]
		.map( ( name ) => `jsdoc/${ name }` )
		.concat(
			'react/no-direct-mutation-state',
			'react/require-render-return'
		)
		.map( ( name ) => [ name, 'off' ] )
);

export default [
	{
		ignores: [
			'**/build/',
			'vendor/',
			'.cache/',
			'test-results/',
			'playwright-report/',
			'tests/fixtures/',
			'src/survey-model/generated.ts',
		],
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	...wordpress.configs.recommended,
	{
		plugins: { 'eslint-comments': comments },
		rules: {
			'eslint-comments/require-description': 'error',
			'eslint-comments/no-unlimited-disable': 'error',
			'@wordpress/data-no-store-string-literals': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'userfeedback' },
			],
			// Prettier itself runs beside ESLint.
			'prettier/prettier': 'off',
			'max-lines': [ 'error', { max: 300 } ],
		},
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports' },
			],
			// TypeScript knows globals, parameters and what a function answers.
			'no-undef': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false },
			],
			'jsdoc/require-returns': 'off',
			// TypeScript asks for brackets where a name comes from an index signature.
			'dot-notation': 'off',
			// The fields of the REST API are in snake case.
			camelcase: 'off',
			...CHECKED_BY_TYPESCRIPT,
			// Types of packages that WordPress itself brings at run time.
			'import/no-extraneous-dependencies': 'off',
		},
	},
	...IMPORT_ZONES,
	{
		files: [ 'tools/**', '*.{js,mjs,ts}', 'tests/**' ],
		languageOptions: { globals: { ...globals.node } },
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
			// Types of parameters are enough where names tell the rest.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/check-tag-names': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/valid-types': 'off',
		},
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: [ 'tests/unit/**/*.{ts,tsx}' ],
	} ) ),
	{
		files: [ 'tests/unit/**/*.{ts,tsx}' ],
		rules: {
			// Helpers of tests are not React's hooks, whatever their names; and there is one document only.
			'react-hooks/rules-of-hooks': 'off',
			'@wordpress/no-global-active-element': 'off',
		},
	},
	{
		files: [ 'tests/{e2e,engines}/**/*.ts' ],
		rules: {
			// Playwright calls the function that hands over a fixture "use"; fixtures without needs begin with {}.
			'react-hooks/rules-of-hooks': 'off',
			'no-empty-pattern': 'off',
		},
	},
];
