import { getAdminData } from '../../../src/stores/admin-data';
import { store as licenseStore } from '../../../src/stores/license';
import { mayOnly } from '../support/capabilities';
import { FEATURE_NAMES } from '../support/feature-names';
import { freshRegistry } from '../support/render';

afterEach( () => delete window.userfeedbackAdmin );

describe( 'what a page does not say', () => {
	// The block editor's page carries the addresses only.
	it.each( [ undefined, {}, { pages: { surveys: 'x' } } ] )(
		'counts as no capability and no feature (%j)',
		( printed ) => {
			if ( printed ) {
				window.userfeedbackAdmin = printed;
			}
			expect( getAdminData().capabilities ).toEqual( mayOnly() );
			const license = freshRegistry().select( licenseStore );
			expect(
				FEATURE_NAMES.filter(
					( name ) =>
						license.getFeature( name ).decision === 'allowed'
				)
			).toEqual( [] );
		}
	);

	it( 'of some capabilities counts as no, and the others hold', () => {
		window.userfeedbackAdmin = { capabilities: { view_results: true } };
		expect( getAdminData().capabilities ).toEqual(
			mayOnly( 'view_results' )
		);
	} );
} );
