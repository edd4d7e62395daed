import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeatmapsRoutes } from '@/admin-pages/heatmaps/routes';
import { fakeServer, refusal } from '../support/fake-server';
import { heatmapSite } from '../support/heatmap-site';
import { renderAt } from '../support/render';

jest.setTimeout( 60_000 );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const show = () => renderAt( '/', <HeatmapsRoutes /> );

describe( 'the dialog for a new heatmap', () => {
	it( '[ADD-06~] records a page that was found by its title, or an address of the site', async () => {
		const { requests } = heatmapSite( [] );
		show();
		const open = async () =>
			userEvent.click(
				await screen.findByRole( 'button', { name: 'Record a page' } )
			);
		const start = () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Start recording' } )
			);
		await screen.findByRole( 'heading', { name: 'No heatmaps yet' } );
		await open();
		await start();
		expect(
			await screen.findByText( 'Choose a page or enter an address.' )
		).toBeVisible();
		const views = screen.getByRole( 'spinbutton', {
			name: 'Page views to record',
		} );
		expect( views ).toHaveValue( 1000 );
		await userEvent.clear( views );
		await userEvent.type( views, '5' );
		await userEvent.type(
			screen.getByRole( 'textbox', {
				name: 'Or an address of this site',
			} ),
			'https://elsewhere.example/'
		);
		await start();
		expect(
			await screen.findByText( 'Enter an address of this site.' )
		).toBeVisible();
		expect(
			screen.getByText( 'Enter a whole number from 100 to 100,000.' )
		).toBeVisible();
		await userEvent.clear( views );
		await userEvent.type( views, '500' );
		await userEvent.click(
			screen.getByRole( 'combobox', { name: 'Page' } )
		);
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Prices' } )
		);
		await start();
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect(
			requests.find( ( { method } ) => method === 'POST' )?.body
		).toEqual( { post_id: 12, wanted_views: 500, sample: 100 } );
		expect(
			await screen.findByRole( 'row', { name: /Prices/ } )
		).toBeVisible();
	} );

	it( 'keeps the dialog open when the server refuses', async () => {
		fakeServer( ( { method } ) =>
			method === 'POST'
				? refusal( 400, 'userfeedback_heatmap_invalid', 'No.', [
						{
							field: 'url',
							code: 'unknown',
							message: 'This page is recorded already.',
						},
					] )
				: {
						body: {
							items: [],
							pagination: {
								page: 1,
								pages: 0,
								per_page: 20,
								total: 0,
							},
							status_filters: [],
						},
					}
		);
		show();
		await screen.findByRole( 'heading', { name: 'No heatmaps yet' } );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Record a page' } )
		);
		await userEvent.type(
			screen.getByRole( 'textbox', {
				name: 'Or an address of this site',
			} ),
			'/prices/'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Start recording' } )
		);
		expect(
			await screen.findByText( 'This page is recorded already.' )
		).toBeVisible();
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	} );
} );
