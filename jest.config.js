const { PACKAGE_MAP } = require( './tools/jest/packages' );

/**
 * Packages of WordPress and what they bring ship untransformed ES modules in part, some of them as .mjs.
 */
const ES_MODULE_PACKAGES = [
	'@wordpress',
	'@base-ui',
	'uuid',
	'colorjs\\.io',
	'wouter',
	'regexparam',
	'is-plain-obj',
	'parsel-js',
	'marked',
];

/** @type {import('jest').Config} */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'jsdom',
	runtime: '<rootDir>/tools/jest/runtime.js',
	testMatch: [
		'<rootDir>/tests/unit/**/*.test.ts',
		'<rootDir>/tests/unit/**/*.test.tsx',
	],
	cacheDirectory: '<rootDir>/.cache/jest',
	// node_modules is read, but the many files of a test site are not.
	modulePathIgnorePatterns: [
		'<rootDir>/.cache/',
		'<rootDir>/build/',
		'<rootDir>/vendor/',
	],
	globalSetup: '<rootDir>/tools/jest/build-packages.js',
	setupFilesAfterEnv: [ '<rootDir>/tools/jest/setup.ts' ],
	transform: {
		'[/\\\\]node_modules[/\\\\].+\\.m?js$':
			'<rootDir>/tools/jest/transform-package.js',
		'\\.m?[jt]sx?$': '<rootDir>/tools/jest/transform-source.js',
	},
	transformIgnorePatterns: [
		'/\\.cache/jest-packages/',
		`/node_modules/(?!(?:.*/node_modules/)?(?:${ ES_MODULE_PACKAGES.join( '|' ) })(?:/|$))`,
	],
	moduleNameMapper: {
		...PACKAGE_MAP,
		'\\.(?:css|scss)(?:\\?inline)?$': '<rootDir>/tools/jest/style-stub.js',
		'\\.svg$': '<rootDir>/tools/jest/style-stub.js',
		'^@/(.*)$': '<rootDir>/src/$1',
	},
	testTimeout: 90000,
};
