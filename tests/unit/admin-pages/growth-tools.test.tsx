import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrowthToolsRoutes } from '@/admin-pages/growth-tools/routes';
import type { AdminData } from '@/stores/admin-data';
import { card, pass, toasts } from '../support/add-ons';
import { GROWTH, serveTools } from '../support/growth';
import { denied, printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

const scrolled: { id: string; behavior: unknown }[] = [];

beforeEach( () => {
	jest.useFakeTimers();
	scrolled.length = 0;
	Element.prototype.scrollIntoView = function ( options ) {
		scrolled.push( {
			id: this.id,
			behavior: ( options as ScrollIntoViewOptions ).behavior,
		} );
	};
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** Opens the screen of a site with three plugins: not installed, not active, active. */
async function open(
	data: Partial< AdminData > = {},
	site: ReturnType< typeof serveTools > = serveTools(),
	route = '/'
) {
	printAdminData( { growth: GROWTH, ...data } );
	renderAt( route, <GrowthToolsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		changes: site.changes,
	};
}

const button = ( title: string ) => card( title ).getByRole( 'button' );

/** Whether the visitor of a test prefers reduced motion. */
function preferReducedMotion( isReduced: boolean ) {
	window.matchMedia = ( media ) =>
		( {
			matches: isReduced,
			media,
			// For the snackbars.
			addListener: () => {},
		} ) as unknown as MediaQueryList;
}

describe( 'the screen Growth Tools', () => {
	it( '[ABT-03~] has five anchor tabs and a section with a heading for each', async () => {
		await open();
		expect( window.location.hash ).toBe( '#/growth-tools' );
		const tabs = within( screen.getByRole( 'navigation' ) );
		expect(
			tabs
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Featured',
			'Traffic',
			'Engagement',
			'Revenue',
			'Guides & Resources',
		] );
		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Featured Tools',
			'Website Traffic Tools',
			'Engagement Tools',
			'Revenue Tools',
			'Online Marketing Guides / Resources',
		] );
	} );

	it.each( [
		[ false, 'smooth' ],
		[ true, 'auto' ],
	] )(
		'[ABT-03~] scrolls to the section of a tab, moves the focus and keeps the route (reduced motion: %s)',
		async ( isReduced, behavior ) => {
			preferReducedMotion( isReduced );
			const { user } = await open();
			const tab = screen.getByRole( 'link', { name: 'Revenue' } );
			const heading = () =>
				screen.getByRole( 'heading', { name: 'Revenue Tools' } );
			await user.click( tab );
			await pass( 20 );
			expect( window.location.hash ).toBe(
				'#/growth-tools?section=revenue'
			);
			expect( scrolled ).toEqual( [ { id: heading().id, behavior } ] );
			expect( heading() ).toHaveFocus();
			expect( tab ).toHaveAttribute( 'aria-current', 'location' );
			// Again, although the address stays.
			await user.click( tab );
			await pass( 20 );
			expect( scrolled ).toHaveLength( 2 );
			expect( heading() ).toHaveFocus();
		}
	);

	it( '[ABT-03~] opens at the section of the address', async () => {
		preferReducedMotion( false );
		await open( {}, serveTools(), '/growth-tools?section=guides' );
		expect( scrolled ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'heading', {
				name: 'Online Marketing Guides / Resources',
			} )
		).toHaveFocus();
	} );

	it( '[ABT-03~] opens guides and resources in a new tab', async () => {
		await open();
		const guide = card( 'A faster site' ).getByRole( 'link' );
		expect( guide ).toHaveAccessibleName(
			'Read This Guide A faster site (opens in a new tab)'
		);
		const more = card( 'Documentation' ).getByRole( 'link' );
		expect( more ).toHaveAccessibleName(
			'Learn More Documentation (opens in a new tab)'
		);
		expect( guide ).toHaveAttribute( 'href', 'https://docs.test/speed/' );
		for ( const link of [ guide, more ] ) {
			expect( link ).toHaveAttribute( 'target', '_blank' );
		}
	} );

	it( '[ABT-03~] features the upgrade with what the plan adds, and the coupon on Lite only', async () => {
		await open( { is_pro: true, source: 'proplugin' } );
		const upgrade = screen.getByRole( 'link', {
			name: /^Upgrade to Elite/,
		} );
		expect( upgrade ).toHaveAttribute(
			'href',
			'https://shop.test/pricing/?utm_source=proplugin&utm_medium=growth-tools&utm_campaign=featured-tool&utm_content=elite'
		);
		expect( screen.queryByText( 'LITE50' ) ).toBeNull();
	} );

	it( '[ABT-03~] features an upgrade with the coupon on Lite', async () => {
		await open( {
			growth: { ...GROWTH, featured: { kind: 'upgrade', plan: 'pro' } },
		} );
		expect(
			screen.getByRole( 'link', { name: /^Upgrade to Pro/ } )
		).toBeVisible();
		expect( screen.getByText( 'LITE50' ) ).toBeVisible();
	} );

	it( '[ABT-03~] features a plugin where no plan is missing', async () => {
		const featured = {
			kind: 'plugin',
			slug: 'mailpoet',
			text: 'x',
		} as const;
		await open( { growth: { ...GROWTH, featured } } );
		const section = screen.getByRole( 'region', {
			name: 'Featured Tools',
		} );
		expect(
			within( section ).getByRole( 'listitem', { name: 'MailPoet' } )
		).toBeVisible();
	} );
} );

describe( 'the button of a plugin', () => {
	it( '[ABT-02~] [ABT-03~] installs and activates it, blocks all buttons meanwhile, and is free a second later', async () => {
		const { user, changes } = await open();
		expect( card( 'MailPoet' ).getByText( 'Not Installed' ) ).toBeVisible();
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Install Addon MailPoet'
		);
		await user.click( button( 'MailPoet' ) );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Installing... MailPoet'
		);
		for ( const title of [ 'MailPoet', 'Redirection', 'GiveWP' ] ) {
			expect( button( title ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
		}
		await pass( 1 );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Activating... MailPoet'
		);
		await pass( 20 );
		expect( toasts() ).toEqual( [ 'Success' ] );
		expect( card( 'MailPoet' ).getByText( 'Active' ) ).toBeVisible();
		await pass( 950 );
		expect( button( 'GiveWP' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await pass( 60 );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Deactivate MailPoet'
		);
		expect( button( 'MailPoet' ) ).toHaveFocus();
		expect( button( 'GiveWP' ) ).not.toHaveAttribute( 'aria-disabled' );
		expect( changes() ).toEqual( [
			[ 'install_plugin', 'mailpoet', 'nonce-install' ],
			[ 'activate_plugin', 'mailpoet/mailpoet.php', 'nonce-activate' ],
		] );
	} );

	it.each( [
		[
			'Redirection',
			'Not Active',
			'Activate',
			'Activating...',
			[ 'activate_plugin', 'nonce-activate', 'Deactivate' ],
		],
		[
			'GiveWP',
			'Active',
			'Deactivate',
			'Deactivating...',
			[ 'deactivate_plugin', 'nonce-deactivate', 'Activate' ],
		],
	] )(
		'[ABT-02~] of %s (%s) says %s, then %s',
		async ( title, status, label, busy, [ action, nonce, after ] ) => {
			const { user, changes } = await open();
			expect( card( title ).getByText( status ) ).toBeVisible();
			expect( button( title ) ).toHaveAccessibleName(
				`${ label } ${ title }`
			);
			await user.click( button( title ) );
			expect( button( title ) ).toHaveAccessibleName(
				`${ busy } ${ title }`
			);
			await pass( 1100 );
			expect( button( title ) ).toHaveAccessibleName(
				`${ after } ${ title }`
			);
			expect( toasts() ).toEqual( [ 'Success' ] );
			expect( changes() ).toEqual( [
				[
					action,
					expect.stringMatching( /^(redirection|give)\// ),
					nonce,
				],
			] );
		}
	);

	it( '[ABT-02~] reports why the plugin was not installed, and activates nothing', async () => {
		const { user, changes } = await open(
			{},
			serveTools( {}, ( { body } ) =>
				( body as { action: string } ).action.includes( 'install' )
					? denied( 'The directory is down.' )
					: undefined
			)
		);
		await user.click( button( 'MailPoet' ) );
		await pass( 1100 );
		expect( toasts() ).toEqual( [
			'There was an error installing the plugin. The directory is down.',
		] );
		expect( button( 'MailPoet' ) ).toHaveAccessibleName(
			'Install Addon MailPoet'
		);
		expect( changes() ).toHaveLength( 1 );
	} );

	it( '[ABT-02~] is a text for those who may not do that', async () => {
		await open(
			{},
			serveTools( { can_install: false, can_activate: false } )
		);
		for ( const title of [ 'MailPoet', 'Redirection' ] ) {
			expect(
				card( title ).getByText( 'Ask whoever manages the plugins.' )
			).toBeVisible();
			expect( card( title ).queryByRole( 'button' ) ).toBeNull();
		}
	} );

	it( '[ABT-02~] is a text about the server where files are locked', async () => {
		await open(
			{},
			serveTools( { can_install: false, files_locked: true } )
		);
		expect(
			card( 'MailPoet' ).getByText(
				'This site does not allow plugins to be installed. Ask whoever runs the server.'
			)
		).toBeVisible();
		expect( button( 'Redirection' ) ).toBeEnabled();
	} );

	it( 'only installs where activating is not allowed', async () => {
		const { user, changes } = await open(
			{},
			serveTools( { can_activate: false } )
		);
		await user.click( button( 'MailPoet' ) );
		await act( () => jest.advanceTimersByTimeAsync( 1100 ) );
		expect( changes() ).toHaveLength( 1 );
		expect( toasts() ).toEqual( [ 'Success' ] );
	} );
} );
