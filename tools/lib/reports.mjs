/**
 * The reports of the test runners.
 *
 * @typedef {Object} Report
 * @property {number}                              passed Tests that passed.
 * @property {number}                              failed Tests that failed, and files that broke.
 * @property {{ name: string, seconds: number }[]} tests  How long each took.
 * @property {string[]=}                           flaky  Names of those that passed only at the second try.
 */
import { basename } from 'node:path';

/**
 * The report of Jest.
 *
 * @param {string} text JSON.
 * @return {Report} Its content.
 */
export function readJest( text ) {
	const report = JSON.parse( text );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		tests: report.testResults.flatMap( ( { name, assertionResults } ) =>
			assertionResults.map( ( { fullName, duration } ) => ( {
				name: `${ basename( name ) }: ${ fullName }`,
				seconds: ( duration ?? 0 ) / 1000,
			} ) )
		),
	};
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const attribute = ( element, name ) =>
	(
		new RegExp( ` ${ name }="([^"]*)"` ).exec( element )?.[ 1 ] ?? ''
	).replace(
		/&(\w+);/g,
		( entity, letters ) => ENTITIES[ letters ] ?? entity
	);

/**
 * The report of PHPUnit.
 *
 * @param {string} text XML as JUnit has it.
 * @return {Report} Its content.
 */
export function readJunit( text ) {
	// The first testsuite element contains the totals.
	const sum = /<testsuite [^>]*>/.exec( text )?.[ 0 ] ?? '';
	const count = ( name ) => Number( attribute( sum, name ) );
	const failed = count( 'failures' ) + count( 'errors' );
	return {
		passed: count( 'tests' ) - failed - count( 'skipped' ),
		failed,
		tests: ( text.match( /<testcase [^>]*>/g ) ?? [] ).map(
			( element ) => ( {
				name: `${ basename( attribute( element, 'file' ) ) }: ${ attribute( element, 'name' ) }`,
				seconds: Number( attribute( element, 'time' ) ),
			} )
		),
	};
}

/** The tests of a suite in Playwright's report, including nested suites. */
const specsOf = ( { specs = [], suites = [] } ) => [
	...specs,
	...suites.flatMap( specsOf ),
];

/**
 * The report of Playwright.
 *
 * @param {string} text JSON.
 * @return {Report} Its content.
 */
export function readPlaywright( text ) {
	const { stats, suites } = JSON.parse( text );
	const tests = specsOf( { suites } ).flatMap( ( { file, title, ...spec } ) =>
		spec.tests.map( ( test ) => ( {
			name: `${ basename( file ) }: ${ title }`,
			...test,
		} ) )
	);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		tests: tests.flatMap( ( { name, results } ) =>
			results.map( ( { duration } ) => ( {
				name,
				seconds: duration / 1000,
			} ) )
		),
		flaky: tests
			.filter( ( { status } ) => status === 'flaky' )
			.map( ( { name } ) => name ),
	};
}
