import { getAdminData } from '@/stores/admin-data';
import { store as licenseStore } from '@/stores/license';
import { mayOnly } from '../support/capabilities';
import { FEATURE_NAMES } from '../support/feature-names';
import { freshRegistry } from '../support/render';

afterEach( () => delete window.userfeedbackAdmin );

describe( 'data that a page lacks', () => {
	// The block editor's page carries the addresses only.
	it.each( [ undefined, {}, { pages: { surveys: 'x' } } ] )(
		'means no capabilities and no features (%j)',
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

	it( 'means no for the missing capabilities only', () => {
		window.userfeedbackAdmin = { capabilities: { view_results: true } };
		expect( getAdminData().capabilities ).toEqual(
			mayOnly( 'view_results' )
		);
	} );
} );
