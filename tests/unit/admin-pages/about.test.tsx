import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutRoutes } from '@/admin-pages/about/routes';
import { SHORTCUTS } from '@/lib/shortcuts';
import type { AdminData } from '@/stores/admin-data';
import { card, pass } from '../support/add-ons';
import { mayOnly } from '../support/capabilities';
import { TOOLS, serveTools } from '../support/growth';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** Opens the page of a Lite site. */
async function open( route: string, data: Partial< AdminData > = {} ) {
	const { changes } = serveTools();
	printAdminData( {
		version: '1.2.3',
		recommended: TOOLS.map( ( { slug } ) => ( {
			kind: 'plugin',
			slug,
			text: `About ${ slug }.`,
		} ) ),
		...data,
	} );
	renderAt( route, <AboutRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		changes,
	};
}

const tabs = () =>
	within( screen.getByRole( 'navigation', { name: 'About UserFeedback' } ) )
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );
const group = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

describe( 'the page About Us', () => {
	it( '[ABT-01~] has a card with a picture of our own, privacy, help and version', async () => {
		await open( '/' );
		expect( window.location.hash ).toBe( '#/about' );
		const intro = screen.getByRole( 'region', {
			name: 'Know what your visitors think',
		} );
		expect(
			// A picture in the script: nothing is loaded for it.
			intro.querySelector( 'svg.userfeedback-about__picture' )
		).not.toBeNull();
		expect( intro ).toHaveTextContent( 'Version 1.2.3.' );
		expect( group( 'Privacy' ).getAllByRole( 'listitem' ) ).toHaveLength(
			4
		);
		expect(
			group( 'Help' ).getByRole( 'link', { name: 'Getting Started' } )
		).toHaveAttribute( 'href', '#/about/getting-started' );
		expect(
			group( 'Help' ).getByRole( 'link', { name: 'The documentation' } )
		).toHaveAttribute( 'href', 'https://shop.test/docs/' );
	} );

	it( '[ABT-01~] [ABT-02~] has cards of other plugins, which are installed without being activated', async () => {
		const { user, changes } = await open( '/about' );
		expect(
			card( 'MailPoet' ).getByText( 'About mailpoet.' )
		).toBeVisible();
		await user.click( card( 'MailPoet' ).getByRole( 'button' ) );
		await pass( 1100 );
		expect( changes() ).toEqual( [
			[ 'install_plugin', 'mailpoet', 'nonce-install' ],
		] );
		expect( card( 'MailPoet' ).getByText( 'Not Active' ) ).toBeVisible();
	} );

	it( '[ABT-01~] guides to a first survey in six steps, with links to where each is done', async () => {
		await open( '/about/getting-started' );
		const steps = group( 'Your first survey, in six steps' );
		expect( steps.getAllByRole( 'listitem' ) ).toHaveLength( 6 );
		for ( const step of steps.getAllByRole( 'listitem' ) ) {
			expect( step.querySelector( 'svg' ) ).not.toBeNull();
		}
		expect(
			steps
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual( [
			'admin.php?page=userfeedback_surveys#/new',
			'admin.php?page=userfeedback_surveys',
			'admin.php?page=userfeedback_results',
		] );
		expect(
			group( 'Keyboard shortcuts' ).getAllByRole( 'term' )
		).toHaveLength( SHORTCUTS.length );
		expect(
			group( 'Put a survey into a page' ).getByText(
				'[userfeedback id=7 display="inline"]'
			)
		).toBeVisible();
		expect(
			group( 'What each question type is for' ).getAllByRole( 'term' )
		).toHaveLength( 9 );
		expect(
			group( 'Questions and answers' ).getByText(
				'Why does my survey not show?'
			)
		).toBeVisible();
	} );

	it( '[ABT-01~] leads nobody to results whom they do not concern', async () => {
		await open( '/about/getting-started', {
			capabilities: mayOnly( 'edit_surveys' ),
		} );
		expect(
			screen.queryByRole( 'link', { name: 'Go to the results' } )
		).toBeNull();
	} );

	it( '[ABT-01~] compares the plans of the feature table on Lite, with the coupon', async () => {
		const feature = {
			decision: 'upgrade',
			addon: null,
		} as const;
		await open( '/about/lite-vs-pro', {
			features: {
				heatmaps: {
					...feature,
					plan: 'elite',
					plans: [ 'elite' ],
					title: 'Heatmaps',
				},
				exports: {
					...feature,
					plan: 'plus',
					plans: [ 'plus', 'pro', 'elite' ],
					title: 'Exports',
				},
			},
		} );
		expect( tabs() ).toEqual( [
			'About Us',
			'Getting Started',
			'Lite vs Pro',
		] );
		const cells = screen
			.getAllByRole( 'row' )
			.map( ( row ) =>
				[ ...row.children ].map( ( { textContent } ) => textContent )
			);
		const no = '–Not included';
		expect( cells ).toEqual( [
			[ 'Feature', 'Lite', 'Plus', 'Pro', 'Elite' ],
			[ 'Exports', no, 'Included', 'Included', 'Included' ],
			[ 'Heatmaps', no, no, no, 'Included' ],
		] );
		expect( screen.getByText( 'LITE50' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Upgrade to Pro/ } )
		).toHaveAttribute(
			'href',
			expect.stringMatching(
				/utm_source=liteplugin&utm_medium=about&utm_campaign=lite-vs-pro/
			)
		);
	} );

	it( '[ABT-01~] redirects from the comparison when the site is not Lite, and has no tab for it', async () => {
		await open( '/about/lite-vs-pro', { is_pro: true } );
		expect( window.location.hash ).toBe( '#/about' );
		expect( tabs() ).toEqual( [ 'About Us', 'Getting Started' ] );
	} );
} );
