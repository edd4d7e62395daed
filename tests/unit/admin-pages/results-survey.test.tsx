import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { setDates } from '../support/dates';
import { fakeServer } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { overview, results } from '../support/results';
import {
	chooseRange,
	RESULTS_PATH,
	resultsSite,
} from '../support/results-screen';
import { summary } from '../support/surveys';

jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

beforeEach( () => setDates() );

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

describe( 'the results of a survey', () => {
	it( 'need one request for their statistics, and wait for no other', async () => {
		const { requests } = resultsSite( () => results() );
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect( await screen.findByText( '1,129 answers' ) ).toBeVisible();
		expect(
			requests.filter( ( { path } ) => path.startsWith( RESULTS_PATH ) )
		).toEqual( [ { method: 'GET', path: RESULTS_PATH, body: undefined } ] );
	} );

	it( 'of another range are requested when it is chosen, and its links lead to the same range', async () => {
		const { requests } = resultsSite( ( query ) =>
			results( {
				range_responses_count: query === '' ? 12 : 1133,
				impressions: query === '' ? 10 : 99,
			} )
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByText( '10' );
		await chooseRange( /Last 30 days/, 'All time' );
		expect( await screen.findByText( '99' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7?range=all-time' );
		expect( requests.map( ( { path } ) => path ) ).toContain(
			`${ RESULTS_PATH }?all_time=true`
		);
		expect(
			screen.getByRole( 'link', { name: 'See Individual Responses' } )
		).toHaveAttribute( 'href', '#/survey/7/responses?range=all-time' );
		expect(
			screen.getByRole( 'link', { name: 'Without it' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'range=all-time' )
		);
		await chooseRange( /All time/, 'Last 30 days' );
		expect( await screen.findByText( '10' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7' );
	} );

	it( 'of another range keep what else the address contains, but not its pages', async () => {
		resultsSite( () => results() );
		renderAt( '/survey/7?chart=pie&comments_page=3', <ResultsRoutes /> );
		await chooseRange( /Last 30 days/, 'All time' );
		expect( window.location.hash ).toBe(
			'#/survey/7?chart=pie&range=all-time'
		);
	} );

	it.each( [
		[ results().range, '2026-10-23', '2026-11-21' ],
		[ null, undefined, undefined ],
	] )(
		'[RES-01~] are exported for their days',
		async ( range, start, end ) => {
			const { requests } = resultsSite( () => results( { range } ) );
			renderAt( '/survey/7', <ResultsRoutes /> );
			await userEvent.click(
				await screen.findByRole( 'button', { name: 'Export Results' } )
			);
			await userEvent.click(
				screen.getByRole( 'button', { name: /^CSV/ } )
			);
			const { body } =
				requests.find( ( { method } ) => method === 'POST' ) ?? {};
			expect( body ).toMatchObject( { survey_id: 7, report: 'general' } );
			expect( ( body as Record< string, string > )[ 'start' ] ).toBe(
				start
			);
			expect( ( body as Record< string, string > )[ 'end' ] ).toBe( end );
		}
	);

	it( 'keep the range when another survey is chosen', async () => {
		fakeServer( ( { path } ) => ( {
			body: path.includes( '/results-summary' )
				? overview( {
						surveys: [ summary( { id: 8, title: 'Tea' } ) ],
					} )
				: results(),
		} ) );
		renderAt( '/survey/7?range=all-time&what=this', <ResultsRoutes /> );
		await userEvent.click(
			await screen.findByRole( 'combobox', { name: 'Survey' } )
		);
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Tea' } )
		);
		expect( window.location.hash ).toBe( '#/survey/8?range=all-time' );
	} );

	it( 'of a range without responses offer all time', async () => {
		resultsSite( ( query ) =>
			results( {
				range_responses_count: query === 'all_time=true' ? 1133 : 0,
			} )
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'heading', {
				name: 'No responses in this range',
			} )
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show all time' } )
		);
		expect(
			await screen.findByRole( 'group', { name: 'Why?' } )
		).toBeVisible();
	} );

	it( '[RES-06~] show how many came to each step and how many were lost', async () => {
		resultsSite( () => results() );
		renderAt( '/survey/7', <ResultsRoutes /> );
		const card = within(
			await screen.findByRole( 'group', { name: 'Drop-off' } )
		);
		const cells = card
			.getAllByRole( 'row' )
			.slice( 1 )
			.map( ( row ) =>
				[ ...row.querySelectorAll( 'th, td:not([aria-hidden])' ) ].map(
					( { textContent } ) => textContent
				)
			);
		expect( cells ).toEqual( [
			[ 'Saw the survey', '20,480', '', '' ],
			[ 'Started', '1,500', '100%', '−18,980 (93%)' ],
			[ '1Which sentence is correct?', '1,500', '100%', '' ],
			[ '2Why?', '1,204', '80%', '−296 (20%)Largest loss' ],
			[ 'Finished', '1,133', '76%', '−71 (6%)' ],
		] );
	} );

	it.each( [
		[ 'nothing was counted', [] ],
		[
			'nobody started',
			[
				{ step: 'seen', count: 40 },
				{ step: 'started', count: 0 },
				{ step: 'finished', count: 0 },
			],
		],
	] as const )( '[RES-06~] say so if %s', async ( _, funnel ) => {
		resultsSite( () => results( { funnel: [ ...funnel ] } ) );
		renderAt( '/survey/7', <ResultsRoutes /> );
		const text = await screen.findByText(
			/^No visits were counted in this range\. Imported/
		);
		expect( text ).not.toBeVisible();
		await userEvent.click(
			screen.getByRole( 'heading', { name: 'Drop-off' } )
		);
		expect( text ).toBeVisible();
	} );
} );

describe( 'the results of a survey on Lite', () => {
	it( '[RES-02~] [GAT-03~] show one banner instead of a lock at each answer', async () => {
		printFeatures( {
			'longer-ranges': 'upgrade',
			'single-response': 'upgrade',
			'quick-filters': 'upgrade',
			exports: 'upgrade',
		} );
		resultsSite( () => results() );
		renderAt( '/survey/7?range=all-time', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'button', { name: /^Export Results\./ } )
		).toBeVisible();
		expect(
			await screen.findByText(
				/^Single responses, filters, exports and longer ranges: not in your plan/
			)
		).toBeVisible();
		const answers = within(
			screen.getByRole( 'region', { name: 'Questions' } )
		);
		expect( answers.queryAllByRole( 'link' ) ).toEqual( [] );
		expect( answers.queryAllByRole( 'button' ) ).toEqual( [] );
		expect( answers.getByText( 'Response #9' ) ).toBeVisible();
	} );

	it( 'offer no longer range where there are no responses', async () => {
		printFeatures( { 'longer-ranges': 'upgrade' } );
		const { requests } = resultsSite( () =>
			results( { range_responses_count: 0 } )
		);
		renderAt( '/survey/7?range=all-time', <ResultsRoutes /> );
		await screen.findByRole( 'heading', {
			name: 'No responses in this range',
		} );
		expect(
			screen.queryByRole( 'button', { name: 'Show all time' } )
		).toBeNull();
		expect( requests.map( ( { path } ) => path ) ).toContain(
			RESULTS_PATH
		);
	} );
} );
