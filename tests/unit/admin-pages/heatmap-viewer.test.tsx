import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeatmapsRoutes } from '@/admin-pages/heatmaps/routes';
import { saveFile } from '@/lib/save-file';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { fakeCanvas, fakeFrames } from '../support/heatmap-page';
import {
	counted,
	counts,
	heatmap,
	heatmapSite,
	queryOf,
} from '../support/heatmap-site';
import { ELEMENTS, listOf, openHeatmap } from '../support/heatmap-viewer';
import { renderAt } from '../support/render';

jest.mock( '@/lib/save-file', () => ( { saveFile: jest.fn() } ) );

jest.setTimeout( 60_000 );

// It takes longer to compile than a test waits for it.
beforeAll( () => import( '@/admin-pages/heatmaps/viewer/screen' ), 120_000 );
beforeEach( () => void fakeCanvas() );
afterEach( () => {
	delete window.userfeedbackAdmin;
} );

describe( 'the heatmap of a page', () => {
	it( '[ADD-06~] shows another device, kind and range, all of which the address keeps', async () => {
		const { requests, frame } = await openHeatmap();
		await screen.findByRole( 'button', { name: /Buy now/ } );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Mobile' } )
		);
		expect( frame ).toHaveStyle( { width: '375px' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Kind' } ),
			'Rage clicks'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Date range: All time' } )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Last 7 days' } )
		);
		await waitFor( () => {
			const query = queryOf( requests.at( -1 )! );
			expect( query.get( 'kind' ) ).toBe( 'rage' );
			expect( query.get( 'device' ) ).toBe( 'mobile' );
			expect( query.get( 'from' ) ).toMatch( /^\d{4}-\d\d-\d\d$/ );
		} );
		expect( window.location.hash ).toBe(
			'#/page/7?kind=rage&device=mobile&range=last-7-days'
		);
		// The page is not loaded again.
		expect( screen.getByTitle( 'The page “Prices”' ) ).toBe( frame );
	} );

	it( '[ADD-06~] compares the days since a revision with those before', async () => {
		const { requests } = await openHeatmap( '/page/7', ( query ) =>
			counts( {
				elements:
					query.get( 'to' ) === '2026-11-23'
						? [ counted( 'main>a.buy', 1, { share: 0.1 } ) ]
						: ELEMENTS,
				revisions: [
					{ id: 5, date: '2026-11-24T08:00:00Z', author: 'Ada' },
				],
			} )
		);
		await screen.findByRole( 'button', { name: /Buy now/ } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Comparison' } ),
			screen.getByRole( 'option', { name: /by Ada, and before$/ } )
		);
		expect(
			await screen.findByText( 'Before 10%, +50 points' )
		).toBeVisible();
		expect(
			requests
				.map( ( request ) => queryOf( request ).get( 'from' ) )
				.slice( -2 )
				.sort()
		).toEqual( [ '2026-11-20', '2026-11-24' ] );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Before' } )
		);
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Comparison' } ),
			'No comparison'
		);
		await waitFor( () =>
			expect( screen.queryByText( /points$/ ) ).toBeNull()
		);
	} );

	it( '[ADD-06~] says what to do when the page lets itself not be shown, and keeps the list', async () => {
		fakeFrames( null );
		heatmapSite( [ heatmap() ], () => counts( { elements: ELEMENTS } ) );
		renderAt( '/page/7', <HeatmapsRoutes /> );
		fireEvent.load( await screen.findByTitle( 'The page “Prices”' ) );
		expect(
			await screen.findByRole( 'heading', {
				name: 'The page cannot be shown here',
			} )
		).toBeVisible();
		expect( listOf( 'Clicks' ) ).toHaveTextContent(
			'Link (a.buy)60%6 clicks'
		);
		expect( screen.queryByText( /No longer on the page/ ) ).toBeNull();
	} );

	it( '[ADD-06~] is saved as CSV with the names of its elements', async () => {
		await openHeatmap();
		await screen.findByRole( 'button', { name: /Buy now/ } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Download' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Counts (CSV)' } )
		);
		expect( saveFile ).toHaveBeenCalledWith(
			'heatmap-7-click-desktop.csv',
			expect.stringContaining(
				'\r\nLink “Buy now”,main>a.buy,6,60,1,2\r\n'
			),
			'text/csv'
		);
	} );

	it( 'that does not exist leads back to the list', async () => {
		fakeServer( () =>
			refusal( 404, 'userfeedback_heatmap_not_found', 'Gone.' )
		);
		renderAt( '/page/9', <HeatmapsRoutes /> );
		expect(
			await screen.findByRole( 'heading', {
				name: 'This heatmap could not be loaded',
			} )
		).toBeVisible();
		expect(
			screen.getAllByRole( 'link', { name: 'Back to Heatmaps' } )[ 0 ]
		).toHaveAttribute( 'href', '#/' );
	} );

	it( 'is not requested while the plan has none', async () => {
		printFeatures( { 'heatmap-results': 'upgrade' } );
		const { requests } = heatmapSite( [ heatmap() ] );
		renderAt( '/page/7', <HeatmapsRoutes /> );
		expect(
			await screen.findByRole( 'button', { name: /^Upgrade to/ } )
		).toBeVisible();
		expect( requests ).toEqual( [] );
	} );
} );
