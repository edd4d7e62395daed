import { screen, within } from '@testing-library/react';
import { card, pass } from '../support/add-ons';
import { GROWTH, openGrowthTools as open, serveTools } from '../support/growth';

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
		expect( screen.getByText( 'Heatmaps' ) ).toBeVisible();
		expect( screen.queryByText( 'LITE50' ) ).toBeNull();
	} );

	it( '[ABT-03~] features an upgrade with the coupon on Lite', async () => {
		await open( {
			growth: {
				...GROWTH,
				featured: { kind: 'upgrade', plan: 'pro', features: [] },
			},
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
