import { screen } from '@testing-library/react';
import { button, field, openGeneral, pass } from '../support/license-card';
import { actionOf, changed, noLicense, proLicense } from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the license key', () => {
	it( '[API-04~] is not in the page: a mask replaces it until the field takes the focus', async () => {
		const { user, requests, sent } = await openGeneral(
			proLicense(),
			() => 'silence',
			{
				answers: {
					userfeedback_vue_get_license: { ...proLicense(), key: '' },
				},
			}
		);
		expect( requests ).toEqual( [] );
		expect( field() ).toHaveValue( '•'.repeat( 24 ) );
		expect( field().closest( '.is-valid' ) ).not.toBeNull();
		expect(
			screen.getByText( 'UserFeedback Pro. It expires on Nov 20, 2027.' )
		).toBeVisible();
		expect( button( 'Refresh' ) ).toBeVisible();
		await user.click( field() );
		await pass( 20 );
		expect( requests.map( actionOf ) ).toEqual( [
			'userfeedback_vue_get_license',
		] );
		expect( field() ).toHaveValue( 'UF1.good.key' );
		await pass( 1000 );
		expect( sent() ).toEqual( [] );
	} );

	it( '[LIC-01~] can be replaced while it is masked, and entered again after it was deactivated', async () => {
		const hidden = { ...proLicense(), key: '' };
		const site = await openGeneral(
			proLicense(),
			( request ) => {
				const license =
					actionOf( request ) === 'userfeedback_deactivate_license'
						? noLicense()
						: proLicense();
				site.become( license );
				return changed( license, 'Done.' );
			},
			{ answers: { userfeedback_vue_get_license: hidden } }
		);
		await site.user.click( button( 'Deactivate' ) as HTMLElement );
		await pass( 20 );
		expect( field() ).toHaveValue( '' );
		expect( field() ).toHaveFocus();
		await site.user.click( button( 'Undo' ) as HTMLElement );
		await pass( 20 );
		expect( field() ).toHaveValue( 'UF1.good.key' );
		expect( site.sent().map( ( { body } ) => body ) ).toEqual( [
			expect.objectContaining( { license: 'UF1.good.key' } ),
			expect.objectContaining( {
				action: 'userfeedback_verify_license',
				license: 'UF1.good.key',
			} ),
		] );
	} );

	it( '[LIC-01~] is accepted without the mask’s characters when it is pasted between them', async () => {
		const { user, sent } = await openGeneral(
			proLicense(),
			() => 'silence',
			{
				answers: {
					userfeedback_vue_get_license: { ...proLicense(), key: '' },
				},
			}
		);
		// Before the key has come.
		field().focus();
		await user.type( field(), 'UF1.new', { skipClick: true } );
		await pass( 520 );
		expect( sent()[ 0 ]?.body ).toMatchObject( { license: 'UF1.new' } );
	} );
} );
