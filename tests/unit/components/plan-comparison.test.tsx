import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpgradeModal } from '@/components/upgrade-modal';
import { feature } from '../support/features';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

function show( current: string ) {
	printAdminData( {
		features: {
			countries: feature( 'upgrade', {
				plan: 'elite',
				plans: [ 'elite' ],
				title: 'Country targeting',
			} ),
			required: feature( 'allowed', {
				plan: 'plus',
				title: 'Required questions',
			} ),
			webhooks: feature( 'upgrade', {
				plan: 'pro',
				plans: [ 'pro', 'elite' ],
				title: 'Webhooks',
			} ),
		},
	} );
	renderAt(
		'/',
		<UpgradeModal
			feature={ current }
			plan="pro"
			campaign={ { medium: 'm', campaign: 'c', content: 'x' } }
			onClose={ () => undefined }
		/>
	);
	return userEvent.setup();
}

/** The table's rows as text: the feature, then whether each plan includes it. */
function rows() {
	return screen
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) => [
			within( row ).getByRole( 'rowheader' ).textContent,
			...within( row )
				.getAllByRole( 'cell' )
				.map( ( cell ) =>
					within( cell ).queryByText( 'Included' ) ? '+' : '-'
				),
		] );
}

describe( 'the comparison of the plans', () => {
	it( '[UIX-03~] shows in a table what each plan includes, as the server says, and first what was asked about', async () => {
		const user = show( 'Webhooks' );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		const button = screen.getByRole( 'button', {
			name: 'Compare the plans',
		} );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( button );
		expect(
			screen.getByRole( 'table', { name: 'What each plan includes' } )
		).toBeVisible();
		expect(
			screen
				.getAllByRole( 'columnheader' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Feature', 'Lite', 'Plus', 'Pro', 'Elite' ] );
		expect( rows() ).toEqual( [
			[ 'Webhooks', '-', '-', '+', '+' ],
			[ 'Required questions', '-', '+', '+', '+' ],
			[ 'Country targeting', '-', '-', '-', '+' ],
		] );
		// The keyboard can scroll it.
		expect(
			screen.getByRole( 'region', { name: 'What each plan includes' } )
		).toHaveAttribute( 'tabindex', '0' );
		await user.click( button );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );

	it( 'is the same for what is more than one feature', async () => {
		const user = show( 'Branding' );
		await user.click(
			screen.getByRole( 'button', { name: 'Compare the plans' } )
		);
		expect( rows().map( ( [ title ] ) => title ) ).toEqual( [
			'Required questions',
			'Webhooks',
			'Country targeting',
		] );
	} );
} );
