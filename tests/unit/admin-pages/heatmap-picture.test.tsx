import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Drawn } from '../support/heatmap-page';
import { fakeCanvas } from '../support/heatmap-page';
import { counts, queryOf } from '../support/heatmap-site';
import { listOf, openHeatmap } from '../support/heatmap-viewer';

jest.setTimeout( 60_000 );

// It takes longer to compile than a test waits for it.
beforeAll( () => import( '@/admin-pages/heatmaps/viewer/screen' ), 120_000 );
beforeEach( () => {
	drawn = fakeCanvas();
} );
afterEach( () => {
	delete window.userfeedbackAdmin;
} );

let drawn: Drawn[];

const lastOf = ( name: string ) =>
	drawn.filter( ( [ called ] ) => called === name ).at( -1 );

describe( 'the picture of a heatmap', () => {
	it( '[ADD-06~] is drawn from cells over the page, and lists its elements with their shares; those that are not shown or gone stand apart', async () => {
		const { frame, requests } = await openHeatmap();
		expect( frame ).toHaveAttribute(
			'src',
			expect.stringContaining( 'userfeedback_heatmap=7' )
		);
		await waitFor( () => expect( lastOf( 'putImageData' ) ).toBeDefined() );
		const [ , image ] = lastOf( 'putImageData' ) as [ string, ImageData ];
		// The most heat is in the middle of the link: cell 136 of a box at 100, 200.
		const red = Array.from( { length: image.data.length / 4 } )
			.map( ( _, at ) => at )
			.filter(
				( at ) =>
					image.data[ at * 4 ]! > 200 &&
					image.data[ at * 4 + 1 ]! < 70 &&
					image.data[ at * 4 + 3 ]! > 200
			)
			.map( ( at ) => [
				( at % image.width ) * 4,
				Math.floor( at / image.width ) * 4,
			] );
		expect( red.length ).toBeGreaterThan( 0 );
		red.forEach( ( [ x, y ] ) => {
			expect( x! > 100 && x! < 260 && y! > 200 && y! < 248 ).toBe( true );
		} );

		const shown = within( listOf( 'Clicks' ) ).getAllByRole( 'button' );
		expect( shown.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Link “Buy now”60%6 clicks · 1 dead click · 2 rage clicks',
			'Text “Terms”20%2 clicks',
		] );
		expect( listOf( 'Not shown at this width' ) ).toHaveTextContent(
			'Button “Menu”10%1 click'
		);
		expect( listOf( 'No longer on the page' ) ).toHaveTextContent(
			'Link (a.gone)10%1 click'
		);
		expect(
			screen.getByText( 'On further elements: 3 clicks' )
		).toBeVisible();
		expect( queryOf( requests[ 0 ]! ).get( 'all_time' ) ).toBe( 'true' );
	} );

	it( '[ADD-06~] is used by keyboard: an element of the list is outlined, and the page scrolls to it', async () => {
		const { page } = await openHeatmap();
		const first = await screen.findByRole( 'button', { name: /Buy now/ } );
		act( () => first.focus() );
		await userEvent.keyboard( '{ArrowDown}' );
		const terms = screen.getByRole( 'button', { name: /Terms/ } );
		expect( terms ).toHaveFocus();
		expect( lastOf( 'strokeRect' ) ).toBeUndefined();
		await userEvent.keyboard( '{Enter}' );
		expect( terms ).toHaveAttribute( 'aria-pressed', 'true' );
		// Its middle, at 3020, comes to two fifths of the window's height.
		expect( page.scrollTo ).toHaveBeenLastCalledWith( {
			top: 3020 - 320,
			behavior: 'smooth',
		} );
		act( () => page.scroll( 2700 ) );
		await waitFor( () =>
			expect( lastOf( 'strokeRect' ) ).toEqual( [
				'strokeRect',
				97,
				297,
				606,
				46,
			] )
		);
		await userEvent.keyboard( '{Enter}' );
		expect( terms ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'selects the element that is pressed on the page, without following its link', async () => {
		const { page } = await openHeatmap();
		await screen.findByRole( 'button', { name: /Buy now/ } );
		const link = page.page.querySelector( 'a' )!;
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		act( () => void link.dispatchEvent( event ) );
		expect( event.defaultPrevented ).toBe( true );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: /Buy now/ } )
			).toHaveAttribute( 'aria-pressed', 'true' )
		);
	} );

	it( '[ADD-06~] draws again where an element has moved, when something was inserted above it', async () => {
		const { page } = await openHeatmap();
		await screen.findByRole( 'button', { name: /Buy now/ } );
		const link = page.page.querySelector< HTMLElement >( 'a' )!;
		await userEvent.click(
			screen.getByRole( 'button', { name: /Buy now/ } )
		);
		await waitFor( () =>
			expect( lastOf( 'strokeRect' )?.slice( 1 ) ).toEqual( [
				97, 197, 166, 54,
			] )
		);
		act( () => {
			link.dataset[ 'box' ] = '100 500 160 48';
			page.page.body.prepend( page.page.createElement( 'div' ) );
		} );
		await waitFor( () =>
			expect( lastOf( 'strokeRect' )?.slice( 1 ) ).toEqual( [
				97, 497, 166, 54,
			] )
		);
	} );

	it( '[ADD-06~] shows how far visitors came, with the fold', async () => {
		await openHeatmap( '/page/7?kind=scroll', () =>
			counts( {
				scroll: [
					{ percent: 0, views: 250, share: 1 },
					{ percent: 40, views: 150, share: 0.6 },
					{ percent: 100, views: 50, share: 0.2 },
				],
				fold: 22,
			} )
		);
		expect(
			await screen.findByText(
				'Without scrolling, visitors see the first 22% of the page.'
			)
		).toBeVisible();
		const row = screen.getByRole( 'row', { name: /^40%/ } );
		expect( row ).toHaveTextContent( '40%60%' );
		await waitFor( () =>
			expect(
				drawn
					.filter( ( [ name ] ) => name === 'fillText' )
					.map( ( [ , text ] ) => text )
			).toEqual(
				expect.arrayContaining( [
					'60% came this far',
					'Visible without scrolling on average',
				] )
			)
		);
	} );
} );
