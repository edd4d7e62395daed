import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { barsOf, pieOf } from '@/admin-pages/results/nps/parts';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { PIE_BLUES, SCORE_SCALE } from '@/components/nps-chart/data';
import type { SurveyResults } from '@/survey-model';
import { setDates } from '../support/dates';
import { fakeServer } from '../support/fake-server';
import { renderAt } from '../support/render';
import { RECOMMEND, SCORE, WHY, results } from '../support/results';
import { isForTexts, textItem, textsAnswer } from '../support/texts';

// Stand in for chart.js: jsdom cannot draw.
jest.mock( '@/components/nps-chart/canvas', () => ( {
	PartsCanvas: ( { kind, label }: { kind: string; label: string } ) => (
		<canvas role="img" aria-label={ label } data-kind={ kind } />
	),
} ) );
jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

beforeEach( () => setDates() );

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

const COMMENTS = Array.from( { length: 12 }, ( _, index ) =>
	textItem( {
		value: `Comment ${ index + 1 }`,
		score: index % 11,
		response_id: index + 1,
	} )
);

const POINTS = [
	{ from: '2026-11-19', to: '2026-11-19', average: 2, nps: -100, total: 3 },
	{
		from: '2026-11-20',
		to: '2026-11-20',
		average: null,
		nps: null,
		total: 0,
	},
	{ from: '2026-11-21', to: '2026-11-21', average: 8, nps: 33.4, total: 6 },
];

/** The results of an NPS survey. */
function npsResults( changes: Partial< SurveyResults > = {} ): SurveyResults {
	return results( {
		survey: { ...results().survey, type: 'nps', title: 'Recommend us' },
		question_stats: [ RECOMMEND, WHY ],
		nps_overview: SCORE,
		...changes,
	} );
}

function show( route = '/survey/7', body = npsResults() ) {
	const { requests } = fakeServer( ( request ) => {
		if ( isForTexts( request ) ) {
			return textsAnswer( COMMENTS, request );
		}
		if ( request.path.includes( '/trend' ) ) {
			return { body: { points: POINTS } };
		}
		return request.path.includes( '/results' ) ? { body } : 'silence';
	} );
	renderAt( route, <ResultsRoutes /> );
	return requests;
}

const layout = async () =>
	within(
		await screen.findByRole( 'region', { name: 'Net Promoter Score' } )
	);

async function choose( kind: string ): Promise< void > {
	await userEvent.click( await screen.findByRole( 'radio', { name: kind } ) );
}

function cells( name: string ): ( string | null )[][] {
	return within( screen.getByRole( 'region', { name } ) )
		.getAllByRole( 'row' )
		.map( ( row ) =>
			Array.from( row.children, ( { textContent } ) => textContent )
		);
}

describe( 'the results of an NPS survey', () => {
	it( '[NPS-01~] show the score with its margin, the three groups and the change', async () => {
		show();
		const card = within(
			( await layout() ).getByRole( 'group', {
				name: 'How likely are you to recommend us?',
			} )
		);
		expect( card.getByText( 'NPS: 30' ) ).toBeVisible();
		expect( card.getByText( '± 15 points (95%)' ) ).toBeVisible();
		expect( card.getByText( 'Up from 13 before' ) ).toBeVisible();
		expect( card.getByText( 'Could be chance' ) ).toBeVisible();
		const groups = card
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );
		expect( groups ).toEqual( [
			'Detractors 0 to 6 20% 20',
			'Passives 7 to 8 30% 30',
			'Promoters 9 to 10 50% 50',
		] );
	} );

	it( 'show the scored question once, and the others as cards', async () => {
		show();
		await layout();
		expect(
			screen.getAllByRole( 'group', {
				name: 'How likely are you to recommend us?',
			} )
		).toHaveLength( 1 );
		expect(
			within(
				screen.getByRole( 'region', { name: 'Questions' } )
			).getByRole( 'group', { name: 'Why?' } )
		).toBeVisible();
	} );

	it( 'consist of cards only for other surveys, and without a score', async () => {
		show( '/survey/7', npsResults( { nps_overview: null } ) );
		await screen.findByRole( 'region', { name: 'Questions' } );
		expect(
			screen.queryByRole( 'region', { name: 'Net Promoter Score' } )
		).toBeNull();
	} );
} );

describe( 'the chart of an NPS survey', () => {
	it( '[NPS-02~] has four kinds, vertical bars first, and remembers the choice in the address', async () => {
		show();
		const part = await layout();
		expect(
			part
				.getAllByRole( 'radio' )
				.map( ( radio ) => [
					( radio as HTMLInputElement ).value,
					( radio as HTMLInputElement ).checked,
				] )
		).toEqual( [
			[ 'bars-vertical', true ],
			[ 'bars-horizontal', false ],
			[ 'lines', false ],
			[ 'pie', false ],
		] );
		const label =
			'Groups and score: Detractors 20% (20 answers), Passives 30% (30 answers), Promoters 50% (50 answers), NPS 30.';
		const bars = await screen.findByRole( 'img', { name: label } );
		expect( bars.dataset[ 'kind' ] ).toBe( 'bars-vertical' );

		await choose( 'Horizontal bars' );
		expect( window.location.hash ).toBe(
			'#/survey/7?chart=bars-horizontal'
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'img', { name: label } ).dataset[ 'kind' ]
			).toBe( 'bars-horizontal' )
		);
		await choose( 'Pie' );
		expect(
			await screen.findByRole( 'img', {
				name: 'Answers by score: 10 28% (28 answers), 9 22% (22 answers), 8 18% (18 answers), 7 12% (12 answers), 0 to 6 20% (20 answers).',
			} )
		).toBeVisible();
		await choose( 'Vertical bars' );
		expect( window.location.hash ).toBe( '#/survey/7' );
	} );

	it( '[NPS-02~] shows the score over time as lines from -100 to 100 in steps of 5', async () => {
		const requests = show(
			'/survey/7?chart=lines&range=2026-11-01..2026-11-21'
		);
		const line = await screen.findByRole( 'img', {
			name: /^Score over time: .*NPS: -100.*NPS: 33\.$/,
		} );
		expect( line.dataset[ 'scale' ] ).toBe( '-100 100 5' );
		expect( requests.map( ( { path } ) => path ) ).toContain(
			'/userfeedback/v1/surveys/7/questions/recommend/trend?from=2026-11-01&to=2026-11-21'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show as table' } )
		);
		expect(
			cells( 'Score over time' ).map( ( [ , score ] ) => score )
		).toEqual( [ 'NPS', '33', '—', '-100' ] );
	} );

	it( 'requests the trend only when it is shown', async () => {
		const requests = show( '/survey/7?range=2026-11-01..2026-11-05' );
		await screen.findByText( 'Comment 1' );
		const paths = requests.map( ( { path } ) => path ).join();
		expect( paths ).toContain( 'texts?from=2026-11-01&to=2026-11-05' );
		expect( paths ).not.toContain( 'trend?from=2026-11-01&to=2026-11-05' );
	} );

	it( '[NPS-02~] has a table behind each kind', async () => {
		show();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Show as table' } )
		);
		expect( cells( 'Groups and score' ) ).toEqual( [
			[ 'Group', 'Answers', 'Share' ],
			[ 'Detractors', '20', '20%' ],
			[ 'Passives', '30', '30%' ],
			[ 'Promoters', '50', '50%' ],
			[ 'NPS', '30' ],
		] );
		await choose( 'Pie' );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Show as table' } )
		);
		expect( cells( 'Answers by score' ).slice( 1 ) ).toEqual( [
			[ '10', '28', '28%' ],
			[ '9', '22', '22%' ],
			[ '8', '18', '18%' ],
			[ '7', '12', '12%' ],
			[ '0 to 6', '20', '20%' ],
		] );
		expect(
			screen.getByRole( 'button', { name: 'Show as chart' } )
		).toBeVisible();
	} );

	it( 'is vertical bars if the address names another kind', async () => {
		show( '/survey/7?chart=radar' );
		expect(
			await screen.findByRole( 'radio', { name: 'Vertical bars' } )
		).toBeChecked();
	} );

	it( '[NPS-02~] draws detractors below zero, and the pie in five blues', () => {
		expect( barsOf( SCORE ).map( ( { value } ) => value ) ).toEqual( [
			-20, 30, 50, 30,
		] );
		expect( SCORE_SCALE ).toEqual( { min: -100, max: 100, step: 5 } );
		expect( pieOf( SCORE ).map( ( { value } ) => value ) ).toEqual( [
			28, 22, 18, 12, 20,
		] );
		expect( pieOf( SCORE ).map( ( { color } ) => color ) ).toEqual(
			PIE_BLUES
		);
		expect( new Set( PIE_BLUES ).size ).toBe( 5 );
	} );
} );

describe( 'the comments of an NPS survey', () => {
	it( '[NPS-03~] are listed by pages of ten with their scores', async () => {
		const requests = show();
		const comments = within(
			( await layout() ).getByRole( 'group', { name: 'Comments' } )
		);
		await comments.findByText( 'Comment 10' );
		expect( comments.queryByText( 'Comment 11' ) ).toBeNull();
		expect( comments.getByText( '12 items' ) ).toBeVisible();
		await userEvent.click(
			comments.getByRole( 'button', { name: 'Next page' } )
		);
		expect( await comments.findByText( 'Comment 12' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7?comments_page=2' );
		expect( requests.at( -1 )?.path ).toBe(
			'/userfeedback/v1/surveys/7/questions/recommend/texts?kind=comment&page=2'
		);
	} );

	it( '[NPS-03~] are searched from page 1 on, and the chosen chart stays', async () => {
		show( '/survey/7?chart=pie&comments_page=2' );
		await screen.findByText( 'Comment 12' );
		await userEvent.type(
			screen.getByRole( 'searchbox', { name: 'Search comments' } ),
			'comment 1'
		);
		expect( await screen.findByText( 'Comment 1' ) ).toBeVisible();
		expect( screen.getByText( '4 items' ) ).toBeVisible();
		expect( window.location.hash ).toBe(
			'#/survey/7?chart=pie&comments_search=comment+1'
		);
	} );
} );
