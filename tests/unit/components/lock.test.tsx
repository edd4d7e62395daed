import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as reload from '@/lib/reload-page';
import { Lock, LockBlurb } from '@/components/lock';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import type { AdminData } from '@/stores/admin-data';
import type { Decision } from '@/stores/features';
import { mayOnly } from '../support/capabilities';
import { printFeatures, questionTypes } from '../support/features';
import { renderAt } from '../support/render';

jest.mock( '@/lib/reload-page' );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

function show( decision: Decision, data: Partial< AdminData > = {} ) {
	printFeatures( { 'star-rating': decision }, data );
	renderAt( '/', <Lock feature="star-rating" medium="survey-editor" /> );
	return userEvent.setup();
}

async function ask( decision: Decision, data?: Partial< AdminData > ) {
	const user = show( decision, data );
	// The first stop is the notifications button of the header.
	await user.tab();
	await user.tab();
	await user.keyboard( '{Enter}' );
	return { user, dialog: within( await screen.findByRole( 'dialog' ) ) };
}

describe( 'a padlock', () => {
	it( 'is not rendered if the feature is allowed', () => {
		show( 'allowed' );
		expect(
			screen.queryByRole( 'button', { name: /^The feature/ } )
		).toBeNull();
	} );

	it( 'offers to reload a page that lacks the requirement', async () => {
		const { user, dialog } = await ask( 'unknown' );
		const { reloadPage } = jest.mocked( reload );
		await user.click(
			dialog.getByRole( 'button', { name: 'Reload the page' } )
		);
		expect( reloadPage ).toHaveBeenCalled();
	} );

	it.each( [
		[
			'upgrade',
			'The feature star-rating: not in your plan. Upgrade to Plus to use this feature.',
		],
		[
			'license',
			'The feature star-rating: enter a valid license key in the settings to use this feature.',
		],
		[
			'activate-addon',
			'The feature star-rating: activate the add-on Question Types to use this feature.',
		],
	] as const )(
		'[GAT-04~] tells screen readers what %s requires',
		( decision, sentence ) => {
			show( decision );
			expect(
				screen.getByRole( 'button', { name: sentence } )
			).toBeVisible();
		}
	);

	it( '[GAT-03~] opens the upgrade with its feature, plan and campaign by keyboard', async () => {
		const { user, dialog } = await ask( 'upgrade' );
		expect(
			dialog.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
		expect( dialog.getByText( 'The feature star-rating' ) ).toBeVisible();
		const href = dialog
			.getByRole( 'link', { name: /^Upgrade to Plus/ } )
			.getAttribute( 'href' );
		expect( href ).toBe(
			'https://shop.test/pricing/?utm_source=liteplugin&utm_medium=survey-editor&utm_campaign=locked-feature&utm_content=star-rating'
		);
		await user.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
	} );

	it( '[GAT-04~] links owners of the paid edition to the key’s field', async () => {
		const { dialog } = await ask( 'license' );
		expect(
			dialog.getByRole( 'link', { name: 'Enter your license key' } )
		).toHaveAttribute(
			'href',
			'admin.php?page=userfeedback_settings#/general'
		);
	} );

	it( '[GAT-04~] offers to activate the add-on to users who may', async () => {
		const { dialog } = await ask( 'activate-addon', {
			add_ons: questionTypes( true ),
		} );
		expect(
			dialog.getByRole( 'button', { name: 'Activate Addon' } )
		).toBeVisible();
	} );

	it.each( [ 'license', 'activate-addon' ] as const )(
		'does not link to pages that are closed to the user (%s)',
		async ( decision ) => {
			const { dialog } = await ask( decision, {
				add_ons: questionTypes( true ),
				capabilities: mayOnly(
					'edit_surveys',
					'view_results',
					'delete_surveys'
				),
			} );
			expect( dialog.queryByRole( 'link' ) ).toBeNull();
			expect(
				dialog.getByText( 'Ask an administrator of this site.' )
			).toBeVisible();
		}
	);

	it( 'links to the add-ons for users who may not activate one', async () => {
		const { dialog } = await ask( 'activate-addon', {
			add_ons: questionTypes( true ),
			capabilities: mayOnly(
				'edit_surveys',
				'view_results',
				'delete_surveys',
				'manage'
			),
		} );
		expect(
			dialog.getByRole( 'link', { name: 'See the add-ons' } )
		).toHaveAttribute( 'href', 'admin.php?page=userfeedback_addons' );
	} );
} );

describe( 'a blurb', () => {
	it( 'shows what is required and has a button for it', async () => {
		printFeatures( { 'star-rating': 'upgrade' } );
		renderAt(
			'/',
			<LockBlurb feature="star-rating" medium="survey-editor">
				<p>It is kept.</p>
			</LockBlurb>
		);
		expect( screen.getByText( /^The feature star-rating/ ) ).toBeVisible();
		expect( screen.getByText( 'It is kept.' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Upgrade to Plus' } )
		);
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	} );
} );

describe( 'a toggle of a locked feature', () => {
	it( 'shows the stored value and cannot be changed', async () => {
		printFeatures( { required: 'license' } );
		const onChange = jest.fn();
		renderAt(
			'/',
			<LockableToggle
				feature="required"
				medium="survey-editor"
				label="Required"
				help="Visitors cannot skip this question."
				checked
				onChange={ onChange }
			/>
		);
		const toggle = screen.getByRole( 'checkbox', { name: 'Required' } );
		expect( toggle ).toBeChecked();
		expect( toggle ).toBeDisabled();
		await userEvent.click( toggle );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );
