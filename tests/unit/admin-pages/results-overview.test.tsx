import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { Days } from '@/components/date-range/ranges';
import { addDays, daysOf, siteToday } from '@/components/date-range/ranges';
import { fakeServer } from '../support/fake-server';
import { renderAt } from '../support/render';
import { overview, results } from '../support/results';
import { summary } from '../support/surveys';

// Stands in for chart.js: jsdom cannot draw.
jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const LUNCH = summary( { id: 7, title: 'Lunch' } );
const LOYALTY = summary( { id: 8, title: 'Loyalty', type: 'nps' } );

/** Every day of a range with a count of 1. */
function daily( from: string, to: string ) {
	const points = [];
	for ( let date = from; date <= to; date = addDays( date, 1 ) ) {
		points.push( { date, count: 1 } );
	}
	return points;
}

/** A site with two surveys that counts one response a day and, so that the total is told apart, 1,000 in all more. */
function site() {
	return fakeServer( ( { path } ) => {
		const query = new URLSearchParams( path.split( '?' )[ 1 ] );
		const today = siteToday();
		if ( path.includes( '/results-summary' ) ) {
			const points = daily(
				query.get( 'start_date' ) ?? addDays( today, -29 ),
				query.get( 'end_date' ) ?? today
			);
			return {
				body: overview( {
					total_responses: 1000 + points.length,
					data_points: points,
					surveys: [ LOYALTY, LUNCH ],
				} ),
			};
		}
		const { survey } = results();
		return {
			body: path.includes( '/8/' )
				? results( {
						survey: {
							...survey,
							id: 8,
							title: 'Loyalty',
							type: 'nps',
						},
					} )
				: results( { survey: { ...survey, title: 'Lunch' } } ),
		};
	} );
}

const card = async () =>
	within( await screen.findByRole( 'group', { name: 'Responses' } ) );

const hash = () => window.location.hash;

async function switchTo( title: string ): Promise< void > {
	await userEvent.click(
		await screen.findByRole( 'combobox', { name: 'Survey' } )
	);
	await userEvent.click(
		await screen.findByRole( 'option', { name: title } )
	);
}

describe( 'the overview', () => {
	it( '[OVR-02~] counts 30 days by default and 7 days when asked, with the total', async () => {
		const { requests } = site();
		renderAt( '/', <ResultsRoutes /> );
		const shown = await card();
		expect( shown.getByText( '1,030' ) ).toBeVisible();
		expect(
			shown.getByText( /responses in the past 30 days$/ )
		).toBeVisible();
		expect(
			shown.getByRole( 'radio', { name: 'Past 30 Days' } )
		).toBeChecked();
		await userEvent.click(
			shown.getByRole( 'radio', { name: 'Past 7 Days' } )
		);
		expect(
			await shown.findByText( /responses in the past 7 days$/ )
		).toBeVisible();
		expect( shown.getByText( '1,007' ) ).toBeVisible();
		expect( hash() ).toBe( '#/?range=last-7-days' );
		expect( requests.at( -1 )?.path ).toContain(
			`start_date=${ addDays( siteToday(), -6 ) }&end_date=${ siteToday() }`
		);
	} );

	it( '[OVR-06~] counts the range of the date picker; no radio button is then chosen', async () => {
		site();
		renderAt( '/', <ResultsRoutes /> );
		const shown = await card();
		await userEvent.click(
			shown.getByRole( 'button', { name: 'Date range: Last 30 days' } )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Yesterday' } )
		);
		expect( hash() ).toBe( '#/?range=yesterday' );
		expect( await shown.findByText( '1,001' ) ).toBeVisible();
		for ( const radio of shown.getAllByRole( 'radio' ) ) {
			expect( radio ).not.toBeChecked();
		}
		await userEvent.click(
			shown.getByRole( 'radio', { name: 'Past 30 Days' } )
		);
		expect( hash() ).toBe( '#/' );
	} );

	it( 'names the days of other ranges', async () => {
		site();
		renderAt( '/?range=2026-01-05..2026-01-08', <ResultsRoutes /> );
		const shown = await card();
		expect(
			shown.getByText( /responses, Jan 5, 2026 – Jan 8, 2026$/ )
		).toBeVisible();
		// Seven days, but not the past seven.
		renderAt( '/?range=2026-01-05..2026-01-11', <ResultsRoutes /> );
		expect(
			await screen.findByText( /responses, Jan 5, 2026 – Jan 11, 2026$/ )
		).toBeVisible();
	} );

	it( '[OVR-04~] of one survey shows its counts and question cards, and leads to its full results', async () => {
		const { requests } = site();
		renderAt( '/?range=last-week', <ResultsRoutes /> );
		expect(
			(
				await screen.findAllByRole( 'link', { name: /^View Results/ } )
			)[ 1 ]
		).toHaveAttribute( 'href', '#/survey/7?range=last-week' );
		expect(
			screen.queryByRole( 'link', { name: 'See full results' } )
		).toBeNull();
		await switchTo( 'Lunch' );
		expect(
			await screen.findByRole( 'group', {
				name: 'Which sentence is correct?',
			} )
		).toBeVisible();
		for ( const [ name, count ] of [
			[ 'Past 7 days', '97' ],
			[ 'Past 30 days', '401' ],
			[ 'Total responses', '1,133' ],
			[ 'Impressions', '20,480' ],
		] as const ) {
			expect( screen.getByText( name ).parentElement ).toHaveTextContent(
				`${ name }${ count }`
			);
		}
		expect(
			screen.getByRole( 'link', { name: 'See full results' } )
		).toHaveAttribute( 'href', '#/survey/7?range=last-week' );
		expect( hash() ).toBe( '#/?range=last-week&survey=7' );
		// The counts and the cards are of the same days.
		const { from, to } = daysOf(
			{ preset: 'last-week' },
			siteToday()
		) as Days;
		const paths = requests.map( ( { path } ) => path );
		expect( paths.filter( ( path ) => path.includes( '/7/' ) ) ).toEqual( [
			`/userfeedback/v1/surveys/7/results?from=${ from }&to=${ to }`,
		] );
		expect( paths ).toContainEqual(
			expect.stringContaining(
				`start_date=${ from }&end_date=${ to }&survey_id=7`
			)
		);
	} );

	it( '[OVR-04~] goes to the results of an NPS survey that is chosen, in the same range', async () => {
		const { requests } = site();
		renderAt( '/?range=last-week', <ResultsRoutes /> );
		await switchTo( 'Loyalty' );
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Loyalty' } )
		).toBeVisible();
		expect( hash() ).toBe( '#/survey/8?range=last-week' );
		// At once, without a look at its overview.
		expect( requests.map( ( { path } ) => path ).join() ).not.toContain(
			'survey_id=8'
		);
	} );

	it( '[OVR-04~] goes there from an address with an NPS survey, too', async () => {
		site();
		renderAt( '/?survey=8', <ResultsRoutes /> );
		await waitFor( () => expect( hash() ).toBe( '#/survey/8' ) );
	} );
} );
