import { store as addOnsStore } from '@/stores/add-ons';
import { fakeServer } from '../support/fake-server';
import {
	actionOf,
	addOn,
	addOnList,
	denied,
	granted,
	printAdminData,
} from '../support/licenses';
import { freshRegistry } from '../support/render';

beforeEach( () => printAdminData() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const ACTIVE = addOn( { installed: true, active: true } );

async function loaded() {
	const registry = freshRegistry();
	registry
		.dispatch( addOnsStore )
		.receiveAddOns( addOnList( [ addOn(), addOn( { slug: 'nps' } ) ] ) );
	return {
		add: registry.dispatch( addOnsStore ),
		all: () => registry.select( addOnsStore ).getAddOns()?.addons,
		registry,
	};
}

describe( 'the add-ons', () => {
	it.each( [
		[ 'installAddOn', 'behavior', 'userfeedback_install_addon', 'install' ],
		[
			'activateAddOn',
			'a/a.php',
			'userfeedback_activate_addon',
			'activate',
		],
		[
			'deactivateAddOn',
			'a/a.php',
			'userfeedback_deactivate_addon',
			'deactivate',
		],
	] as const )(
		'know with %s what has become of the one',
		async ( change, plugin, action, purpose ) => {
			const { requests } = fakeServer( () =>
				granted( { addon: ACTIVE } )
			);
			const { add, all } = await loaded();
			expect( await add[ change ]( plugin ) ).toEqual( ACTIVE );
			expect( requests[ 0 ]?.body ).toEqual( {
				action,
				nonce: `nonce-${ purpose }`,
				plugin,
			} );
			expect( all() ).toEqual( [ ACTIVE, addOn( { slug: 'nps' } ) ] );
		}
	);

	it( 'can be uploaded as a package', async () => {
		const { requests } = fakeServer( () => granted( { addon: ACTIVE } ) );
		const { add, all } = await loaded();
		const file = new File( [ 'PK' ], 'behavior.zip' );
		await add.uploadAddOn( file );
		expect( requests[ 0 ]?.body ).toMatchObject( {
			action: 'userfeedback_upload_addon',
			nonce: 'nonce-install',
			package: file,
		} );
		expect( all()?.[ 0 ] ).toEqual( ACTIVE );
	} );

	it( 'do not change when the site refuses', async () => {
		fakeServer( () => denied( 'Not in your plan.', 403 ) );
		const { add, all } = await loaded();
		await expect( add.installAddOn( 'behavior' ) ).rejects.toMatchObject( {
			message: 'Not in your plan.',
			status: 403,
		} );
		expect( all()?.[ 0 ] ).toEqual( addOn() );
	} );

	it( 'are requested again if they changed during the request', async () => {
		jest.useFakeTimers( { advanceTimers: true } );
		let lists = 0;
		const { requests } = fakeServer( ( request ) =>
			actionOf( request ) === 'userfeedback_get_addons'
				? granted( addOnList( [ lists++ === 0 ? addOn() : ACTIVE ] ) )
				: granted( { addon: ACTIVE } )
		);
		const registry = freshRegistry();
		const early = registry.resolveSelect( addOnsStore ).getAddOns();
		// Resolvers start a moment later.
		await jest.advanceTimersByTimeAsync( 0 );
		await registry.dispatch( addOnsStore ).activateAddOn( 'a/a.php' );
		expect( ( await early )?.addons ).toEqual( [ ACTIVE ] );
		expect( requests ).toHaveLength( 3 );
	} );
} );
