import { editableSurvey, summaryOf } from '../support/behavior';

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2026-11-22T12:00:00Z' ) } );
} );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'the summary before publishing', () => {
	it( '[PUB-01~] shows the default timing, display length and run time', () => {
		expect( summaryOf( editableSurvey() ) ).toMatchObject( {
			Timing: 'As soon as a page has loaded',
			'Display length': 'Until the visitor has answered',
			'After a visitor closes it':
				'Stays as a tab until the browser is closed',
			'Run time': 'As long as the survey is published',
		} );
	} );

	it( '[PUB-01~] shows what is set', () => {
		expect(
			summaryOf(
				editableSurvey( {
					timing: 'delay',
					timing_delay: 1,
					display_length: 'once',
					closed_days: 1,
					run_time: 'expire',
					expire_at: { month: 2, day: 29 },
				} )
			)
		).toMatchObject( {
			Timing: '1 second after a page has loaded',
			'Display length': 'Once for each visitor',
			'After a visitor closes it': 'Hidden for 1 day',
			'Run time': 'Until Feb 28, 2027',
		} );
	} );

	it.each( [
		[ 'publish' as const, '2027-06-01T00:00:00Z', 'Until Feb 29, 2028' ],
		// It may be over, which the list says.
		[ 'publish' as const, null, 'Until February 29' ],
	] )(
		'[PUB-01~] number 31: shows the year of the last day: %s, from %s',
		( status, publishAt, text ) => {
			const survey = editableSurvey( {
				run_time: 'expire',
				expire_at: { month: 2, day: 29 },
			} );
			expect(
				summaryOf( { ...survey, status, publish_at: publishAt } )
			).toMatchObject( { 'Run time': text } );
		}
	);
} );
