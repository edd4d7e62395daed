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

const hash = () => decodeURIComponent( window.location.hash );

const row = ( id: number ) =>
	screen.findByRole( 'row', { name: new RegExp( `Response #${ id }` ) } );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'the answers in the list of responses', () => {
	it( '[PLS-19~] previews the first answers that were given', async () => {
		const { queries } = responseSite( ITEMS );
		renderAt( LIST, <ResultsRoutes /> );
		const first = within( await row( 9 ) );
		expect( first.getByText( 'Is it good?' ) ).toBeVisible();
		expect( first.getByText( 'Yes' ) ).toBeVisible();
		expect( first.getByText( 'Slow shop' ) ).toBeVisible();
		// A skipped question has no line.
		const second = within( await row( 3 ) );
		expect( second.queryByText( 'Is it good?' ) ).toBeNull();
		expect( second.getByText( 'Friendly' ) ).toBeVisible();
		expect( queries().at( -1 )?.get( 'preview' ) ).toBe( 'true' );
	} );

	it( '[PLS-19~] number 51: previews a comment, also one beside no answer', async () => {
		const item = answered( 5, null, 'Fine' );
		const [ choice, text ] = item.answers ?? [];
		responseSite( [
			{
				...item,
				answers: [
					{ ...choice!, extra: { comments: 'Because of Ada' } },
					text!,
				],
			},
		] );
		renderAt( `${ LIST }?search=Ada`, <ResultsRoutes /> );
		const found = within( await row( 5 ) );
		expect( found.getByText( 'Is it good?' ) ).toBeVisible();
		expect( found.getByText( 'Because of Ada' ) ).toBeVisible();
	} );

	it( '[PLS-19~] number 51: the date is the second column of the table and stays in sight', async () => {
		responseSite( ITEMS );
		renderAt( `${ LIST }?layout=table`, <ResultsRoutes /> );
		await screen.findByRole( 'columnheader', { name: 'And why?' } );
		const headers = screen
			.getAllByRole( 'columnheader' )
			.filter( ( { textContent } ) => textContent !== '' );
		expect( headers.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Title',
			'Date Submitted',
			'Is it good?',
			'And why?',
			'How many stars?',
			'Page Submitted',
			'Status',
			'Actions',
		] );
		expect( headers[ 1 ] ).toHaveClass( 'is-sticky' );
		expect(
			within( await row( 9 ) ).getByTitle( /\(UTC\)$/ )
		).toBeVisible();
	} );

	it( '[PLS-19~] requests no answers where single responses are locked', async () => {
		printFeatures( { 'single-response': 'upgrade' } );
		const { queries } = responseSite( ITEMS );
		renderAt( `${ LIST }?layout=table`, <ResultsRoutes /> );
		await row( 9 );
		expect( queries().at( -1 )?.get( 'preview' ) ).toBeNull();
		expect( screen.queryByRole( 'radio', { name: 'Table' } ) ).toBeNull();
	} );

	it( '[PLS-19~] shows a column for each chosen question and keeps the choice', async () => {
		const { changes } = responseSite( ITEMS );
		renderAt( LIST, <ResultsRoutes /> );
		await row( 9 );
		await userEvent.click( screen.getByRole( 'radio', { name: 'Table' } ) );
		expect(
			await screen.findByRole( 'columnheader', { name: 'And why?' } )
		).toBeVisible();
		expect( hash() ).toBe( `#${ LIST }?layout=table` );
		expect( within( await row( 9 ) ).getByText( 'Yes' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Columns' } )
		);
		await userEvent.click(
			await screen.findByRole( 'checkbox', { name: 'And why?' } )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'columnheader', { name: 'And why?' } )
			).toBeNull()
		);
		expect( changes() ).toEqual( [
			[ '/columns', { columns: [ 'q1', 'q3' ] } ],
		] );
		expect(
			screen.getByRole( 'columnheader', { name: 'How many stars?' } )
		).toBeVisible();
	} );
} );
