import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { ResponseChoices, ResultsComparison } from '@/survey-model';
import { setDates } from '../support/dates';
import type { Answer } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { results } from '../support/results';

beforeEach( () => setDates() );

afterEach( () => {
	delete window.userfeedbackAdmin;
	setDates();
} );

const SURVEY = '/userfeedback/v1/surveys/7';

const CHOICES: ResponseChoices = {
	questions: [
		{
			id: 'tea',
			title: 'Tea?',
			type: 'radio-button',
			options: [ 'Yes', 'No' ],
			option_ids: [ 'yes', 'no' ],
			has_scores: false,
		},
		{
			id: 'why',
			title: 'Why?',
			type: 'text',
			options: [],
			option_ids: [],
			has_scores: false,
		},
	],
	pages: [ { id: 3, name: 'Shop' } ],
	countries: [ 'DE', 'FR' ],
	languages: [],
	tags: [],
	columns: null,
};

const FIGURES = {
	total_answers: 40,
	is_few: false,
	average: null,
	average_interval: null,
	nps: null,
};

/** Shares of the first and the second group. */
function option( label: string, a: number, b: number, isSignificant = false ) {
	return {
		id: label.toLowerCase(),
		label,
		groups: [ a, b ].map( ( count ) => ( {
			count,
			share: count / 40,
			low: 0,
			high: 1,
		} ) ),
		is_significant: isSignificant,
	};
}

function comparison( query: URLSearchParams ): ResultsComparison {
	return {
		by: query.get( 'by' ) as ResultsComparison[ 'by' ],
		groups: [ 'a', 'b' ].map( ( name, index ) => ( {
			value: query.get( name ) ?? '',
			responses: 41 - index,
		} ) ),
		newest: 50000,
		is_capped: query.get( 'by' ) === 'country',
		questions: [
			{
				id: 'tea',
				title: 'Tea?',
				type: 'radio-button',
				groups: [ FIGURES, FIGURES ],
				options: [
					option( 'Yes', 30, 10, true ),
					option( 'No', 9, 8 ),
				],
				is_significant: false,
			},
			{
				id: 'stars',
				title: 'Stars?',
				type: 'star-rating',
				groups: [
					{ ...FIGURES, average: 4.25 },
					{ ...FIGURES, average: null, is_few: true },
				],
				options: [ option( '5', 20, 0 ) ],
				is_significant: true,
			},
		],
	};
}

/** A site that compares all groups but tablets, for which it never answers; the requests for groups. */
function site(): URLSearchParams[] {
	const compared: URLSearchParams[] = [];
	const compare = ( query: URLSearchParams ): Answer => {
		compared.push( query );
		return query.get( 'b' ) === 'tablet'
			? 'silence'
			: { body: comparison( query ) };
	};
	fakeServer( ( { path } ) => {
		switch ( path.split( '?' )[ 0 ] ) {
			case `${ SURVEY }/results`:
				return { body: results() };
			case `${ SURVEY }/responses/choices`:
				return { body: CHOICES };
			case `${ SURVEY }/compare`:
				return compare( new URLSearchParams( path.split( '?' )[ 1 ] ) );
			default:
				return 'silence';
		}
	} );
	return compared;
}

async function open(): Promise< void > {
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Choose groups' } )
	);
}

/** The texts of the cells of a table. */
function rows( name: string ): string[][] {
	return within( screen.getByRole( 'table', { name } ) )
		.getAllByRole( 'row' )
		.map( ( row ) =>
			[ ...row.children ].map( ( cell ) =>
				( cell.textContent ?? '' ).trim()
			)
		);
}

describe( 'comparing two groups', () => {
	it( '[PLS-23~] shows both groups of devices with their shares, and marks clear differences', async () => {
		printFeatures( {} );
		const compared = site();
		renderAt( '/survey/7?range=last-7-days', <ResultsRoutes /> );
		await open();
		expect(
			await screen.findByRole( 'table', { name: 'Tea?' } )
		).toBeVisible();
		expect( rows( 'Tea?' ) ).toEqual( [
			[ 'Option', 'Desktop', 'Mobile' ],
			[ 'Yes Clear difference', '75% 30', '25% 10' ],
			[ 'No', '23% 9', '20% 8' ],
		] );
		expect( rows( 'Stars?' ).slice( 1 ) ).toEqual( [
			[ 'Average Clear difference', '4.3', 'No answers' ],
			[ '5 stars', '50% 20', '0% 0' ],
			[
				'A group has fewer than 30 answers: too few to tell a difference from chance.',
			],
		] );
		expect( screen.getByText( '41 responses' ) ).toBeVisible();
		// The range of the screen is that of the comparison.
		expect( Object.fromEntries( compared[ 0 ] ?? [] ) ).toMatchObject( {
			by: 'device',
			a: 'desktop',
			b: 'mobile',
			from: expect.any( String ),
			to: expect.any( String ),
		} );
	} );

	it( '[PLS-23~] offers the answers to a question and the countries, and never the same group twice', async () => {
		printFeatures( {} );
		const compared = site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		await open();
		const by = await screen.findByRole( 'combobox', {
			name: 'Compare by',
		} );
		// One page is no choice, and a text has no options.
		expect(
			within( by )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Device', 'Country', 'Tea?' ] );
		await userEvent.selectOptions( by, 'Tea?' );
		await screen.findByRole( 'table', { name: 'Tea?' } );
		expect( Object.fromEntries( compared.at( -1 ) ?? [] ) ).toEqual( {
			by: 'answer',
			a: 'yes',
			b: 'no',
			question_id: 'tea',
		} );
		expect(
			within( screen.getByRole( 'combobox', { name: 'First group' } ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Yes' ] );
		await userEvent.selectOptions( by, 'Country' );
		expect(
			await screen.findByText(
				'Only the newest 50,000 responses of this range are compared.'
			)
		).toBeVisible();
	} );

	it( '[PLS-23~] keeps the tables with their own names while another group is loading', async () => {
		printFeatures( {} );
		const compared = site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		await open();
		const table = await screen.findByRole( 'table', { name: 'Tea?' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Second group' } ),
			'Tablet'
		);
		await waitFor( () =>
			expect( compared.at( -1 )?.get( 'b' ) ).toBe( 'tablet' )
		);
		expect( table ).toBeVisible();
		expect( table.closest( '[aria-busy]' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		expect( rows( 'Tea?' )[ 0 ] ).toEqual( [
			'Option',
			'Desktop',
			'Mobile',
		] );
	} );

	it( 'is not offered in plans without filters', async () => {
		printFeatures( { 'quick-filters': 'upgrade' } );
		site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByText( '1,129 answers' );
		expect(
			screen.queryByRole( 'button', { name: 'Choose groups' } )
		).toBeNull();
	} );
} );
