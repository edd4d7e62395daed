import { screen, waitFor, within } from '@testing-library/react';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { setDates } from '../support/dates';
import { renderAt } from '../support/render';
import { results } from '../support/results';
import { chooseRange, resultsSite } from '../support/results-screen';

jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

beforeEach( () => setDates() );

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

/** Terms with their descriptions in a group. */
function described( group: string ): ( readonly [ string, string ] )[] {
	return within( screen.getByRole( 'region', { name: group } ) )
		.getAllByRole( 'term' )
		.map( ( term ) => [
			term.firstChild?.textContent ?? '',
			term.nextSibling?.textContent ?? '',
		] );
}

describe( 'the range of a survey’s results', () => {
	it( '[PLS-21~] show the rates of the range beside those of the period before', async () => {
		resultsSite( () => results() );
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByRole( 'region', { name: 'This range' } );
		expect( described( 'This range' ) ).toEqual( [
			[ 'Responses in this range', '1,133▲ Up from 904 before' ],
			[ 'Impressions in this range', '20,480▲ Up from 18,000 before' ],
			[ 'Response rate', '5.5%▲ Up from 5% before' ],
			[ 'Completion rate', '75.5%▲ Up from 75.3% before' ],
			[ 'Median time to complete', '48 sec▼ Down from 52 sec before' ],
		] );
		expect(
			screen.getByText( '“Before” is Sep 23, 2026 to Oct 22, 2026.' )
		).toBeVisible();
	} );

	it( '[PLS-21~] show no rate that is not known, and nothing to compare with for all time', async () => {
		const { statistics } = results();
		resultsSite( () =>
			results( {
				range: null,
				before: null,
				statistics: {
					...statistics,
					response_rate: null,
					median_seconds: null,
				},
			} )
		);
		renderAt( '/survey/7?range=all-time', <ResultsRoutes /> );
		await screen.findByRole( 'region', { name: 'This range' } );
		expect( described( 'This range' ) ).toEqual( [
			[ 'Responses in this range', '1,133' ],
			[ 'Impressions in this range', '20,480' ],
			[ 'Response rate', '—' ],
			[ 'Completion rate', '75.5%' ],
			[ 'Median time to complete', '—' ],
		] );
		expect( screen.queryByText( /^“Before”/ ) ).toBeNull();
	} );

	it( '[RES-01~] show the responses of each day of the range, and none for all time', async () => {
		resultsSite( ( query ) =>
			results(
				query === ''
					? {
							data_points: [
								{ date: '2026-11-20', count: 21 },
								{ date: '2026-11-21', count: 4 },
							],
						}
					: { range: null }
			)
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		const chart = await screen.findByRole( 'group', {
			name: 'Responses per day',
		} );
		expect(
			await within( chart ).findByRole( 'img', {
				name: /^Responses per day, .*: 25 in all\. Most on Nov 20, 2026: 21\.$/,
			} )
		).toBeVisible();
		await chooseRange( /Last 30 days/, 'All time' );
		await waitFor( () => expect( chart ).not.toBeInTheDocument() );
	} );

	it( '[RES-06~] say how many saw and answered a question that logic hides from others', async () => {
		resultsSite( () =>
			results( {
				funnel: [
					{ step: 'seen', count: 9 },
					{ step: 'started', count: 4 },
					{
						step: 'reached',
						question_id: 'oxford',
						title: 'Satisfied?',
						count: 4,
						saw: 4,
						answered: 3,
					},
					{
						step: 'reached',
						question_id: 'why',
						title: 'What went wrong?',
						count: 4,
						saw: 1,
						answered: 1,
					},
					{ step: 'finished', count: 4 },
				],
			} )
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'rowheader', {
				name: '2 What went wrong? 1 saw it, 1 answered',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'rowheader', { name: '1 Satisfied?' } )
		).toBeVisible();
	} );
} );
