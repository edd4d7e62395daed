import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { answered, responseSite } from '../support/response-site';

const LIST = '/survey/7/responses';

const ITEMS = [
	answered( 9, 'Yes', 'Slow shop' ),
	answered( 3, null, 'Friendly' ),
];

/** The filters of the last request for the list. */
function lastFilter( queries: URLSearchParams[] ): Record< string, string > {
	return Object.fromEntries(
		[ ...( queries.at( -1 ) ?? [] ) ].flatMap( ( [ name, value ] ) => {
			const filter = /^filter\[(.+)\]$/.exec( name )?.[ 1 ];
			return filter === undefined ? [] : [ [ filter, value ] ];
		} )
	);
}

const hash = () => decodeURIComponent( window.location.hash );

const row = ( id: number ) =>
	screen.findByRole( 'row', { name: new RegExp( `Response #${ id }` ) } );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'the filters of responses', () => {
	it( '[RSP-05~] searches in answers while typing, and shows everything again', async () => {
		const { queries } = responseSite( ITEMS );
		renderAt( LIST, <ResultsRoutes /> );
		await row( 3 );
		const field = screen.getByRole( 'searchbox', {
			name: 'Search answers',
		} );
		await userEvent.type( field, 'Slow' );
		await waitFor( () =>
			expect( screen.queryByRole( 'row', { name: /#3/ } ) ).toBeNull()
		);
		expect( hash() ).toBe( `#${ LIST }?search=Slow` );
		expect( lastFilter( queries() ) ).toEqual( { search: 'Slow' } );
		await userEvent.type( field, 'xyz{Enter}' );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Clear search' } )
		);
		await row( 3 );
		expect( hash() ).toBe( `#${ LIST }` );
		expect( field ).toHaveValue( '' );
	} );

	it( '[RSP-05~] filters by an answer that is chosen by hand, and removes the filter', async () => {
		const { queries } = responseSite( ITEMS );
		renderAt( LIST, <ResultsRoutes /> );
		await row( 9 );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Filters' } )
		);
		const form = within(
			await screen.findByRole( 'dialog', { name: 'Filters' } )
		);
		const question = await form.findByRole( 'combobox', {
			name: 'Question',
		} );
		// Texts are searched, not filtered.
		expect(
			within( question ).queryByRole( 'option', { name: 'And why?' } )
		).toBeNull();
		await userEvent.selectOptions( question, 'Is it good?' );
		expect( hash() ).toBe( `#${ LIST }` );
		await userEvent.selectOptions(
			form.getByRole( 'combobox', { name: 'Answer' } ),
			'No'
		);
		await waitFor( () =>
			expect( lastFilter( queries() ) ).toEqual( {
				question: 'q1',
				option: 'no',
			} )
		);
		await userEvent.selectOptions( question, 'How many stars?' );
		await waitFor( () => expect( hash() ).toBe( `#${ LIST }` ) );
		await userEvent.selectOptions(
			form.getByRole( 'combobox', { name: 'Lowest score' } ),
			'4'
		);
		await userEvent.selectOptions(
			form.getByRole( 'combobox', { name: 'Device' } ),
			'Mobile'
		);
		await waitFor( () =>
			expect( lastFilter( queries() ) ).toEqual( {
				question: 'q3',
				score_min: '4',
				device: 'mobile',
			} )
		);
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Remove filter How many stars?: 4 or more',
			} )
		);
		await waitFor( () =>
			expect( lastFilter( queries() ) ).toEqual( { device: 'mobile' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear all filters' } )
		);
		await waitFor( () => expect( hash() ).toBe( `#${ LIST }` ) );
		expect( screen.queryByText( /^Device/ ) ).toBeNull();
	} );

	it.each( [ 'no', 'No' ] )(
		'names an option once by its newest label, for a link with %s',
		async ( option ) => {
			const { queries } = responseSite( ITEMS );
			renderAt(
				`${ LIST }?question=q1&option=${ option }`,
				<ResultsRoutes />
			);
			await row( 9 );
			expect( lastFilter( queries() ) ).toEqual( {
				question: 'q1',
				option,
			} );
			await userEvent.click(
				await screen.findByRole( 'button', { name: 'Filters' } )
			);
			const answer = await screen.findByRole( 'combobox', {
				name: 'Answer',
			} );
			expect( answer ).toHaveDisplayValue( 'No' );
			expect(
				within( answer )
					.getAllByRole( 'option' )
					.map( ( { textContent } ) => textContent )
			).toEqual( [ 'Any', 'Yes', 'No' ] );
			expect(
				screen.getByRole( 'button', {
					name: 'Remove filter Is it good?: No',
				} )
			).toBeVisible();
		}
	);

	it( '[RSP-05~] filters by what the address contains, and names it', async () => {
		const { queries } = responseSite( ITEMS );
		renderAt(
			`${ LIST }?range=2026-01-01..2026-01-31&page=12&device=tablet&country=DE&question=q1&option=Yes&tag=vip&test=false&search=Slow`,
			<ResultsRoutes />
		);
		await row( 9 );
		expect( lastFilter( queries() ) ).toEqual( {
			from: '2026-01-01',
			to: '2026-01-31',
			page: '12',
			device: 'tablet',
			country: 'DE',
			question: 'q1',
			option: 'Yes',
			tag: 'vip',
			test: 'false',
			search: 'Slow',
		} );
		expect(
			screen.getByRole( 'button', {
				name: 'Date range: Jan 1, 2026 – Jan 31, 2026',
			} )
		).toBeVisible();
		for ( const text of [
			'Page: Prices',
			'Device: Tablet',
			'Country: Germany',
			'Is it good?: Yes',
			'Tag: vip',
			'Without tests',
		] ) {
			expect(
				await screen.findByRole( 'button', {
					name: `Remove filter ${ text }`,
				} )
			).toBeVisible();
		}
	} );

	it.each( [
		'range=2026-02-01..2026-01-01',
		'range=2004-01-01..2004-02-01',
		'page=0',
		'device=fridge',
		'country=germany',
		'question=q1',
		'option=Yes',
		'score_min=3',
		'question=q3&score_min=-1',
		'test=perhaps',
		'cursor=1%20OR%201',
		'layout=pie',
		`tag=${ 'a'.repeat( 51 ) }`,
	] )( '[RSP-05~] ignores %s', async ( query ) => {
		const { queries } = responseSite( ITEMS );
		renderAt( `${ LIST }?${ query }`, <ResultsRoutes /> );
		await row( 9 );
		expect( lastFilter( queries() ) ).toEqual( {} );
		expect( queries().at( -1 )?.get( 'cursor' ) ).toBeNull();
		expect( screen.queryByRole( 'list', { name: /in use/ } ) ).toBeNull();
	} );

	it( '[RSP-05~] [PLS-19~] goes on where a search of very many responses stopped', async () => {
		const { queries } = responseSite( ITEMS, ( query ) =>
			query.get( 'cursor' ) === null && query.has( 'filter[search]' )
				? { is_capped: true, cursor: '2026-03-02.1772452800.17' }
				: {}
		);
		renderAt( `${ LIST }?search=Slow&paged=1`, <ResultsRoutes /> );
		expect(
			await screen.findByText(
				'Searched the responses back to Mar 2, 2026. Older ones may match, too.'
			)
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Search older' } )
		);
		expect(
			await screen.findByText( 'Searched the rest of the responses.' )
		).toBeVisible();
		expect( queries().at( -1 )?.get( 'cursor' ) ).toBe(
			'2026-03-02.1772452800.17'
		);
		expect( hash() ).toBe(
			`#${ LIST }?search=Slow&cursor=2026-03-02.1772452800.17`
		);
		// Another search begins with the newest responses again.
		await userEvent.type(
			screen.getByRole( 'searchbox', { name: 'Search answers' } ),
			' shop{Enter}'
		);
		await waitFor( () =>
			expect( hash() ).toBe( `#${ LIST }?search=Slow+shop` )
		);
	} );

	it( '[RSP-05~] are missing where quick filters are locked, and nothing is requested for them', async () => {
		printFeatures( { 'quick-filters': 'upgrade' } );
		const { requests, queries } = responseSite( ITEMS );
		renderAt( `${ LIST }?device=mobile&search=Slow`, <ResultsRoutes /> );
		await row( 3 );
		expect( screen.queryByRole( 'searchbox' ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: 'Filters' } )
		).toBeNull();
		expect( lastFilter( queries() ) ).toEqual( {} );
		expect(
			requests.some( ( { path } ) => path.endsWith( '/choices' ) )
		).toBe( false );
	} );
} );
