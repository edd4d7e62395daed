import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { setDates } from '../support/dates';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { results } from '../support/results';
import { RESULTS_PATH, resultsSite } from '../support/results-screen';

jest.mock( '@/components/line-chart/canvas', () =>
	jest.requireActual( '../support/line-canvas' )
);

beforeEach( () => setDates() );

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

const LANGUAGES = [ 'ar', 'de_DE', 'en_US', 'es_ES' ];

/** A survey whose results depend on the chosen language. */
function site( german: Parameters< typeof results >[ 0 ] = {} ) {
	return resultsSite( ( query ) =>
		query.includes( 'language=de_DE' )
			? results( {
					language: 'de_DE',
					languages: LANGUAGES,
					range_responses_count: 4,
					statistics: {
						impressions: null,
						starts: null,
						responses: 4,
						response_rate: null,
						completion_rate: null,
						median_seconds: 30,
					},
					before: null,
					funnel: [],
					...german,
				} )
			: results( { languages: LANGUAGES } )
	);
}

function languages(): HTMLSelectElement {
	return screen.getByRole( 'combobox', { name: 'Language' } );
}

describe( 'the results of a survey in several languages', () => {
	it( '[PLS-09~] show the answers in one language, without what is not counted by language', async () => {
		const server = site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByRole( 'region', { name: 'This range' } );
		expect(
			[ ...languages().options ].map( ( { text } ) => text )
		).toEqual( [
			'All languages',
			'American English',
			'Arabic',
			'European Spanish',
			'German (Germany)',
		] );
		await userEvent.selectOptions( languages(), 'German (Germany)' );
		await waitFor( () =>
			expect( screen.queryByText( 'Total responses' ) ).toBeNull()
		);
		expect( window.location.hash ).toBe( '#/survey/7?language=de_DE' );
		expect( server.requests.at( -1 )?.path ).toBe(
			`${ RESULTS_PATH }?language=de_DE`
		);
		expect(
			screen
				.getAllByRole( 'term' )
				.map( ( { firstChild } ) => firstChild?.textContent )
		).toEqual( [ 'Responses in this range', 'Median time to complete' ] );
		expect(
			screen.getByText(
				'Impressions, rates and drop-off are not counted by language.'
			)
		).toBeVisible();
		expect( screen.queryByText( 'Drop-off' ) ).toBeNull();
		expect( screen.queryByText( 'Compare two groups' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'See Individual Responses' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'language=de_DE' )
		);
		await userEvent.selectOptions( languages(), 'All languages' );
		expect( await screen.findByText( 'Total responses' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7' );
	} );

	it( 'say from which day on very many responses are counted', async () => {
		site( { counted_from: '2026-11-03' } );
		renderAt( '/survey/7?language=de_DE', <ResultsRoutes /> );
		expect(
			await screen.findByText(
				/only those from Nov 3, 2026 on are counted/
			)
		).toBeVisible();
	} );

	it( 'lead back to all languages where nobody answered in the chosen one', async () => {
		site( { range_responses_count: 0 } );
		renderAt( '/survey/7?language=de_DE', <ResultsRoutes /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Show all languages' } )
		);
		expect( await screen.findByText( 'Total responses' ) ).toBeVisible();
	} );

	it( 'have no filter by language in a survey with one', async () => {
		resultsSite( () => results( { languages: [ 'de_DE' ] } ) );
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByRole( 'region', { name: 'This range' } );
		expect(
			screen.queryByRole( 'combobox', { name: 'Language' } )
		).toBeNull();
	} );

	it( 'lock the filter in plans without filters, and ignore it in the address', async () => {
		printFeatures( { 'quick-filters': 'upgrade' } );
		const server = site();
		renderAt( '/survey/7?language=de_DE', <ResultsRoutes /> );
		await screen.findByRole( 'region', { name: 'This range' } );
		expect( languages() ).toBeDisabled();
		expect( languages() ).toHaveValue( '' );
		expect( server.requests.map( ( { path } ) => path ) ).not.toContain(
			`${ RESULTS_PATH }?language=de_DE`
		);
	} );
} );
