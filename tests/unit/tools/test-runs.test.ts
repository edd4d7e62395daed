import {
	readJest,
	readJunit,
	readPlaywright,
} from '../../../tools/lib/reports.mjs';
import { YARDSTICK_SECONDS } from '../../../tools/budgets.mjs';
import { nextStage } from '../../../tools/lib/next-stage.mjs';
import { slowness } from '../../../tools/lib/slowness.mjs';
import { summarize } from '../../../tools/lib/summary.mjs';

describe( 'the order of the stages', () => {
	const next = ( waiting: string[], running: string[] = [] ) =>
		nextStage( waiting, running, new Set( [ ...waiting, ...running ] ) );

	test( 'starts with stages that others wait for', () => {
		expect( next( [ 'unit', 'e2e-sites', 'build' ] ) ).toBe( 'build' );
	} );

	test( 'starts nothing before the required build', () => {
		expect( next( [ 'e2e-sites', 'rows' ], [ 'build' ] ) ).toBe( 'rows' );
		expect( next( [ 'e2e-sites', 'rows' ] ) ).toBe( 'e2e-sites' );
	} );

	test( 'runs one browser stage at a time, with the heaviest other stage beside it', () => {
		expect(
			next( [ 'e2e-visitors', 'rows', 'unit' ], [ 'e2e-sites' ] )
		).toBe( 'unit' );
		expect( next( [ 'e2e-visitors' ], [ 'e2e-sites' ] ) ).toBeUndefined();
	} );

	test( 'runs two at a time', () => {
		expect( next( [ 'rows' ], [ 'unit', 'php-sqlite' ] ) ).toBeUndefined();
	} );

	test( 'runs one stage beside two that only reads files', () => {
		const two = [ 'unit', 'e2e-sites' ];
		expect( next( [ 'rows', 'types', 'lint' ], two ) ).toBe( 'lint' );
		expect( next( [ 'types' ], [ ...two, 'lint' ] ) ).toBeUndefined();
		expect( next( [ 'rows', 'types' ], [ 'unit', 'lint' ] ) ).toBe(
			'rows'
		);
		expect( next( [ 'types' ], [ 'lint' ] ) ).toBe( 'types' );
	} );
} );

describe( 'the summary of a run', () => {
	const result = {
		passed: 3,
		failed: 0,
		output: '',
		time: '9.0 s',
		cpu: 1.5,
		slowness: 1,
		tests: [
			{ name: 'quick', seconds: 0.1 },
			{ name: 'slow', seconds: 7 },
		],
	};
	const end = ( name: string, cpu: number | null, paths?: string[] ) =>
		summarize(
			new Map( [ [ name, paths ] ] ),
			new Map( [ [ name, { ...result, cpu } ] ] )
		);

	test( 'lists the slowest tests first', () => {
		expect( end( 'unit', 1 ).text ).toMatch( /slow[\s\S]*quick/ );
	} );

	test( 'counts a stage above its budget as a failure', () => {
		expect( end( 'rows', 1 ) ).toMatchObject( { passed: 3, failed: 0 } );
		const { text, failed } = end( 'rows', 99_999 );
		expect( failed ).toBe( 1 );
		expect( text ).toContain( 'rows took 99999 seconds of CPU time' );
	} );

	test( 'compares the CPU time of a quiet machine with the budget', () => {
		const busy = ( times: number ) =>
			summarize(
				new Map( [ [ 'rows', undefined ] ] ),
				new Map( [
					[ 'rows', { ...result, cpu: 15, slowness: times } ],
				] )
			);
		expect( busy( 1 ).failed ).toBe( 1 );
		expect( busy( 2 ).failed ).toBe( 0 );
	} );

	test( 'takes the slowness of the time in which a stage ran', () => {
		const sample = ( at: number, times: number ) => ( {
			at,
			seconds: times * YARDSTICK_SECONDS,
		} );
		const samples = [ sample( 1, 9 ), sample( 5, 2 ), sample( 8, 3 ) ];
		expect( slowness( samples, 4, 8 ) ).toBeCloseTo( 2.5 );
		expect( slowness( samples, 9, 10 ) ).toBeCloseTo( 3 );
		expect( slowness( [ sample( 1, 0.5 ) ], 0, 2 ) ).toBe( 1 );
		expect( slowness( [], 0, 2 ) ).toBe( 1 );
	} );

	test( 'says what failed first: the end of a long log is all that some see', () => {
		const { text } = summarize(
			new Map( [ [ 'rows', undefined ] ] ),
			new Map( [ [ 'rows', { ...result, faults: [ 'a: no' ] } ] ] )
		);
		expect( text ).toContain( 'What failed first:\nrows  a: no' );
	} );

	test( 'warns when less than a third of a budget is left', () => {
		expect( end( 'rows', 6 ).text ).not.toContain( 'Warning' );
		const { text, failed } = end( 'rows', 7 );
		expect( failed ).toBe( 0 );
		expect( text ).toContain( 'Warning: rows took 7 seconds' );
	} );

	test( 'names tests that passed at the second try, and fails when there are many', () => {
		const sumOf = ( flaky: string[] ) =>
			summarize(
				new Map( [ [ 'rows', undefined ] ] ),
				new Map( [ [ 'rows', { ...result, flaky } ] ] )
			);
		const few = sumOf( [ 'a', 'b', 'c' ] );
		expect( few.failed ).toBe( 0 );
		expect( few.text ).toContain( 'Passed at the second try: c' );
		const many = sumOf( [ 'a', 'b', 'c', 'd' ] );
		expect( many.failed ).toBe( 1 );
		expect( many.text ).toContain( '4 tests passed at the second try' );
	} );

	test( 'ignores the budget of partial and unmeasured stages', () => {
		expect( end( 'unit', 99_999, [ 'src/a.ts' ] ).failed ).toBe( 0 );
		expect( end( 'unit', null ).failed ).toBe( 0 );
	} );
} );

test( 'reports are read: sums, names and seconds', () => {
	expect(
		readJest(
			JSON.stringify( {
				numPassedTests: 1,
				numFailedTests: 1,
				numRuntimeErrorTestSuites: 1,
				testResults: [
					{
						name: '/x/a.test.ts',
						assertionResults: [
							{ fullName: 'works', duration: 1500 },
							{
								fullName: 'breaks',
								status: 'failed',
								failureMessages: [ 'no' ],
							},
						],
					},
					{
						name: '/x/b.test.ts',
						message: 'Cannot be read',
						assertionResults: [],
					},
				],
			} )
		)
	).toEqual( {
		passed: 1,
		failed: 2,
		tests: [
			{ name: 'a.test.ts: works', seconds: 1.5 },
			{ name: 'a.test.ts: breaks', seconds: 0 },
		],
		faults: [ 'a.test.ts: breaks\nno', 'b.test.ts\nCannot be read' ],
	} );
	expect(
		readJunit(
			'<testsuites><testsuite name="" tests="4" assertions="9" errors="1" failures="0" skipped="1" time="2">' +
				'<testcase name="testX with data set &quot;a&quot;" file="/x/ATest.php" line="1" assertions="1" time="0.5"/>' +
				'<testcase name="testY" file="/x/ATest.php" line="9" time="1">' +
				'<error type="Error">A &lt;b&gt;\n</error></testcase>'
		)
	).toEqual( {
		passed: 2,
		failed: 1,
		tests: [
			{ name: 'ATest.php: testX with data set "a"', seconds: 0.5 },
			{ name: 'ATest.php: testY', seconds: 1 },
		],
		faults: [ 'ATest.php: testY\nA <b>' ],
	} );
	expect(
		readPlaywright(
			JSON.stringify( {
				stats: { expected: 1, unexpected: 2, flaky: 1 },
				suites: [
					{
						specs: [],
						suites: [
							{
								specs: [
									{
										file: 'a.spec.ts',
										title: 'runs',
										tests: [
											{
												status: 'flaky',
												results: [
													{ duration: 250 },
													{ duration: 125 },
												],
											},
											{
												status: 'unexpected',
												results: [
													{
														duration: 0,
														error: {
															message: 'no',
														},
													},
												],
											},
										],
									},
								],
							},
						],
					},
				],
			} )
		)
	).toEqual( {
		passed: 2,
		failed: 2,
		tests: [
			{ name: 'a.spec.ts: runs', seconds: 0.25 },
			{ name: 'a.spec.ts: runs', seconds: 0.125 },
			{ name: 'a.spec.ts: runs', seconds: 0 },
		],
		faults: [ 'a.spec.ts: runs\nno' ],
		flaky: [ 'a.spec.ts: runs' ],
	} );
} );
