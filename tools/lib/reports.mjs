/**
 * The reports of the test runners.
 *
 * @typedef {Object} Report
 * @property {number}                              passed Tests that passed.
 * @property {number}                              failed Tests that failed, and files that broke.
 * @property {{ name: string, seconds: number }[]} tests  How long each took.
 * @property {string[]}                            faults The first tests that failed, each with what it said.
 * @property {string[]=}                           flaky  Names of those that passed only at the second try.
 */
import { basename } from 'node:path';

/** When everything fails, the first says why. */
const MOST_FAULTS = 5;

/** Characters of what a failed test said. */
const MESSAGE = 400;

const fault = ( name, message = '' ) =>
	`${ name }\n${ message.trim().slice( 0, MESSAGE ) }`;

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
		faults: report.testResults
			.flatMap( ( { name, message, assertionResults } ) =>
				assertionResults.length > 0
					? assertionResults
							.filter( ( { status } ) => status === 'failed' )
							.map( ( { fullName, failureMessages } ) =>
								fault(
									`${ basename( name ) }: ${ fullName }`,
									failureMessages[ 0 ]
								)
							)
					: [ fault( basename( name ), message ) ]
			)
			.slice( 0, MOST_FAULTS ),
	};
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = ( text ) =>
	text.replace(
		/&(\w+);/g,
		( entity, letters ) => ENTITIES[ letters ] ?? entity
	);

const attribute = ( element, name ) =>
	decode( new RegExp( ` ${ name }="([^"]*)"` ).exec( element )?.[ 1 ] ?? '' );

const testName = ( element ) =>
	`${ basename( attribute( element, 'file' ) ) }: ${ attribute( element, 'name' ) }`;

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
				name: testName( element ),
				seconds: Number( attribute( element, 'time' ) ),
			} )
		),
		faults: [
			...text.matchAll(
				/(<testcase [^>]*[^/]>)\s*<(?:failure|error)[^>]*>([^<]*)/g
			),
		]
			.slice( 0, MOST_FAULTS )
			.map( ( [ , element, message ] ) =>
				fault( testName( element ), decode( message ) )
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
		faults: tests
			.filter( ( { status } ) => status === 'unexpected' )
			.slice( 0, MOST_FAULTS )
			.map( ( { name, results } ) =>
				fault( name, results.at( -1 )?.error?.message )
			),
		flaky: tests
			.filter( ( { status } ) => status === 'flaky' )
			.map( ( { name } ) => name ),
	};
}
