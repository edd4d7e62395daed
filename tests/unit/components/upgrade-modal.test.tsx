import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradeModal } from '@/components/upgrade-modal';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

function show( isPro: boolean ) {
	printAdminData( {
		is_pro: isPro,
		source: isPro ? 'proplugin' : 'liteplugin',
	} );
	const onClose = jest.fn();
	renderAt(
		'/',
		<UpgradeModal
			feature="AI summaries"
			plan="pro"
			campaign={ {
				medium: 'survey-results',
				campaign: 'locked-feature',
				content: 'ai-summary',
			} }
			onClose={ onClose }
		/>
	);
	return onClose;
}

describe( 'the upgrade modal', () => {
	it( '[UIX-01~] offers Lite owners 50% off with a coupon to copy, and shows both prices', async () => {
		const user = userEvent.setup();
		show( false );
		expect(
			screen.getByText( 'Lite users get 50% off the regular price.' )
		).toBeVisible();
		expect( screen.getByText( 'LITE50' ) ).toBeVisible();
		expect( screen.getByText( '$199 per year' ) ).toBeVisible();
		expect( screen.getByText( '$99.50' ) ).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Copy the coupon code' } )
		);
		expect( await navigator.clipboard.readText() ).toBe( 'LITE50' );
		expect(
			screen.getByText( 'Copied to Clipboard', { selector: 'span' } )
		).toBeVisible();
	} );

	it( '[UIX-01~] offers no discount to owners of the paid edition', () => {
		show( true );
		expect( screen.queryByText( /50%/ ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: /^Upgrade to Pro/ } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'utm_source=proplugin' )
		);
	} );

	it( '[UIX-01~] links to the key and the account for owners who have already bought', () => {
		show( false );
		expect(
			screen.getByRole( 'link', { name: 'Enter your license key' } )
		).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_settings#/general'
		);
		expect(
			screen.getByRole( 'link', { name: 'in your account' } )
		).toHaveAttribute( 'href', 'https://shop.test/account/' );
	} );

	it( 'closes', async () => {
		const onClose = show( false );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		await waitFor( () => expect( onClose ).toHaveBeenCalled() );
	} );
} );
