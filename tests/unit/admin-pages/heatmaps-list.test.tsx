import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeatmapsRoutes } from '@/admin-pages/heatmaps/routes';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { heatmap, heatmapSite } from '../support/heatmap-site';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

jest.setTimeout( 60_000 );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const HEATMAPS = [
	heatmap(),
	heatmap( {
		id: 8,
		title: '<b>Plain</b>',
		url: 'http://site.test/contact/?a=b',
		state: 'done',
		views: 1000,
	} ),
];

const show = ( route = '/' ) => renderAt( route, <HeatmapsRoutes /> );

async function choose( row: RegExp, action: string ): Promise< void > {
	const item = within( await screen.findByRole( 'row', { name: row } ) );
	await userEvent.click( item.getByRole( 'button', { name: 'Actions' } ) );
	await userEvent.click(
		await screen.findByRole( 'menuitem', { name: action } )
	);
}

describe( 'the list of heatmaps', () => {
	it( '[ADD-06~] shows page, state, progress and clicks of each, and leads to its heatmap', async () => {
		const { requests } = heatmapSite( HEATMAPS );
		show();
		const row = within(
			await screen.findByRole( 'row', { name: /Prices/ } )
		);
		expect( row.getByRole( 'link', { name: 'Prices' } ) ).toHaveAttribute(
			'href',
			'#/page/7'
		);
		expect(
			row.getByRole( 'link', { name: /^\/prices\// } )
		).toHaveAttribute( 'href', 'http://site.test/prices/' );
		expect( row.getByText( 'Recording' ) ).toBeVisible();
		expect( row.getByText( '250 of 1,000' ) ).toBeVisible();
		expect( row.getByText( '1,234' ) ).toBeVisible();
		const other = within( screen.getByRole( 'row', { name: /Plain/ } ) );
		expect( other.getByText( 'Done' ) ).toBeVisible();
		expect(
			other.getByRole( 'link', { name: '<b>Plain</b>' } )
		).toBeVisible();
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			expect.stringMatching( /\/v1\/heatmaps\?page=1&per_page=20$/ ),
		] );
	} );

	it( 'shows those of a state, which the address keeps', async () => {
		const { requests } = heatmapSite( HEATMAPS );
		show();
		await screen.findByRole( 'row', { name: /Prices/ } );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Done/ } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'row', { name: /Prices/ } ) ).toBeNull()
		);
		expect( window.location.hash ).toBe( '#/?status=done' );
		expect( requests.at( -1 )?.path ).toContain( 'status%5D=done' );
	} );

	it( 'pauses and resumes, and asks before it deletes', async () => {
		const { requests } = heatmapSite( HEATMAPS );
		show();
		await choose( /Prices/, 'Pause' );
		expect( await screen.findByText( 'Paused' ) ).toBeVisible();
		await choose( /Prices/, 'Resume' );
		expect( await screen.findByText( 'Recording' ) ).toBeVisible();
		await choose( /Prices/, 'Delete permanently' );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText( /“Prices” will be gone for good: 250 page views/ )
		).toBeVisible();
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'row', { name: /Prices/ } ) ).toBeNull()
		);
		expect(
			requests
				.filter( ( { method } ) => method !== 'GET' )
				.map( ( { method, path, body } ) => [
					method,
					path.split( '/v1' )[ 1 ],
					body,
				] )
		).toEqual( [
			[ 'POST', '/heatmaps/pages/7', { state: 'paused' } ],
			[ 'POST', '/heatmaps/pages/7', { state: 'recording' } ],
			// A deletion, in the form that every server lets through.
			[ 'POST', '/heatmaps/pages/7', undefined ],
		] );
	} );

	it( 'says when there are none, and can be loaded again after an error', async () => {
		let fails = true;
		fakeServer( () => {
			const answer = fails
				? refusal( 503, 'userfeedback_busy', 'Try again later.' )
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
					};
			fails = false;
			return answer;
		} );
		show();
		expect(
			await screen.findByText( 'The heatmaps could not be loaded' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByRole( 'heading', { name: 'No heatmaps yet' } )
		).toBeVisible();
	} );

	it( '[ADD-06~] requests nothing while the plan has none, and says what it takes', async () => {
		printFeatures( { heatmaps: 'upgrade', 'heatmap-results': 'upgrade' } );
		const { requests } = heatmapSite( HEATMAPS );
		show();
		expect(
			await screen.findByRole( 'button', { name: /^Upgrade to/ } )
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( requests ).toEqual( [] );
	} );

	it( '[ADD-06~] stays readable after the license has expired, and can be paused, but records nothing new', async () => {
		printFeatures( { heatmaps: 'license' } );
		heatmapSite( [
			heatmap( { state: 'paused' } ),
			heatmap( { id: 9, title: 'Other' } ),
		] );
		show();
		await screen.findByRole( 'row', { name: /Prices/ } );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Record a page\. / } )
		);
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
		expect( screen.queryByText( 'Start recording' ) ).toBeNull();
		await userEvent.keyboard( '{Escape}' );
		await userEvent.click(
			within(
				await screen.findByRole( 'row', { name: /Prices/ } )
			).getByRole( 'button', { name: 'Actions' } )
		);
		expect(
			screen.queryByRole( 'menuitem', { name: 'Resume' } )
		).toBeNull();
	} );

	it( 'can only be looked at by people who may only see results', async () => {
		printAdminData( {
			capabilities: {
				edit_surveys: false,
				view_results: true,
				delete_surveys: false,
				manage: false,
				install_plugins: false,
				activate_plugins: false,
				upload_plugins: false,
				manage_network: false,
			},
		} );
		heatmapSite( HEATMAPS );
		show();
		await screen.findByRole( 'row', { name: /Prices/ } );
		expect(
			screen.queryByRole( 'button', { name: 'Record a page' } )
		).toBeNull();
		await userEvent.click(
			screen.getAllByRole( 'button', { name: 'Actions' } )[ 0 ]!
		);
		expect(
			( await screen.findAllByRole( 'menuitem' ) ).map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Open' ] );
	} );
} );
