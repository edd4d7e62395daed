import { doAction } from '@wordpress/hooks';
import { ajax } from '@/stores/ajax';
import { ApiError } from '@/stores/api';
import type { SeenRequest } from '../support/fake-server';
import { fakeServer } from '../support/fake-server';
import { denied, granted, printAdminData } from '../support/licenses';

beforeEach( () => printAdminData() );
afterEach( () => delete window.userfeedbackAdmin );

describe( 'a call of admin-ajax.php', () => {
	it( '[API-04~] sends its fields as a form, with the required nonce', async () => {
		const { requests } = fakeServer( () => granted( {} ) );
		await ajax( 'userfeedback_verify_license', { license: 'UF1.a.b' } );
		await ajax(
			'userfeedback_install_addon',
			{ plugin: 'behavior' },
			{ purpose: 'install' }
		);
		await ajax( 'userfeedback_get_addons', { nonce: 'my-own' } );
		expect( requests ).toEqual( [
			{
				method: 'POST',
				path: '/wp-admin/admin-ajax.php',
				body: {
					action: 'userfeedback_verify_license',
					nonce: 'nonce-general',
					license: 'UF1.a.b',
				},
			},
			expect.objectContaining( {
				body: {
					action: 'userfeedback_install_addon',
					nonce: 'nonce-install',
					plugin: 'behavior',
				},
			} ),
			expect.objectContaining( {
				body: { action: 'userfeedback_get_addons', nonce: 'my-own' },
			} ),
		] );
	} );

	it( '[API-04~] uses a preloaded response once', async () => {
		const { requests } = fakeServer( () => granted( 'from the site' ) );
		const answers = { first: { from: 'the page' }, other: 'printed too' };
		printAdminData( { answers } );
		expect( await ajax( 'first' ) ).toEqual( { from: 'the page' } );
		expect( await ajax( 'other' ) ).toBe( 'printed too' );
		expect( requests ).toEqual( [] );
		expect( await ajax( 'first' ) ).toBe( 'from the site' );
		expect( await ajax( 'other' ) ).toBe( 'from the site' );
	} );

	it( '[API-04~] uses a preloaded response after a call that only reads, but not after one that may change data', async () => {
		fakeServer( () => granted( 'from the site' ) );
		const answers = { first: 'printed', other: 'printed' };
		printAdminData( { answers } );
		await ajax( 'a question', {}, { isReading: true } );
		expect( await ajax( 'first' ) ).toBe( 'printed' );
		await ajax( 'a change' );
		expect( await ajax( 'other' ) ).toBe( 'from the site' );
	} );

	it( '[API-04~] sends a file unchanged', async () => {
		const { requests } = fakeServer( () => granted( {} ) );
		const file = new File( [ 'PK' ], 'behavior.zip' );
		await ajax( 'userfeedback_upload_addon', { package: file } );
		expect( requests[ 0 ]?.body ).toMatchObject( { package: file } );
	} );

	it( '[API-04~] resolves with the data after success, and with the whole response if it has no `success`', async () => {
		fakeServer( ( { body } ) =>
			( body as { action: string } ).action === 'plain'
				? { body: { items: [ 1 ] } }
				: granted( { key: 'UF1' } )
		);
		expect( await ajax( 'userfeedback_vue_get_license' ) ).toEqual( {
			key: 'UF1',
		} );
		expect( await ajax( 'plain' ) ).toEqual( { items: [ 1 ] } );
	} );

	it.each( [ 200, 403, 422 ] )(
		'[API-04~] rejects with all data when the site refuses with status %d',
		async ( status ) => {
			fakeServer( () => ( {
				status,
				body: {
					success: false,
					data: {
						code: 'userfeedback_feature_locked',
						message: 'Not in your plan.',
						plan: 'pro',
						errors: [
							{ field: 'a', code: 'locked', message: 'No.' },
						],
					},
				},
			} ) );
			const error = await ajax( 'x' ).catch( ( thrown ) => thrown );
			expect( error ).toBeInstanceOf( ApiError );
			expect( error ).toMatchObject( {
				code: 'userfeedback_feature_locked',
				message: 'Not in your plan.',
				status,
				isNetwork: false,
				fields: [ { field: 'a', code: 'locked', message: 'No.' } ],
				data: { plan: 'pro' },
			} );
		}
	);

	it( '[API-04~] rejects with a network error when the site cannot be reached', async () => {
		fakeServer( () => null );
		await expect( ajax( 'x' ) ).rejects.toMatchObject( {
			name: 'ApiError',
			isNetwork: true,
			status: 0,
		} );
	} );

	it( '[API-04~] times out after 30 seconds', async () => {
		jest.useFakeTimers();
		fakeServer( () => 'silence' );
		const call = ajax( 'x' ).catch( ( thrown: unknown ) => thrown );
		await jest.advanceTimersByTimeAsync( 30_100 );
		expect( await call ).toMatchObject( {
			isTimeout: true,
			isNetwork: true,
			data: { seconds: 30 },
		} );
		jest.useRealTimers();
	} );

	it.each( [ 0, -1 ] )(
		'reports a logged-out user when WordPress itself responds with %d',
		async ( body ) => {
			fakeServer( () => ( { status: 400, body } ) );
			await expect( ajax( 'x' ) ).rejects.toMatchObject( {
				isSignedOut: true,
			} );
		}
	);

	it( 'is refused when it fails without a message', async () => {
		fakeServer( () => ( { status: 500, body: {} } ) );
		await expect( ajax( 'x' ) ).rejects.toMatchObject( { status: 500 } );
		fakeServer( () => denied( 'No.' ) );
		await expect( ajax( 'x' ) ).rejects.toMatchObject( { message: 'No.' } );
	} );
} );

describe( 'after a new login in place', () => {
	const FRESH = {
		general: 'fresh',
		install: 'fresh-install',
		activate: 'fresh-activate',
		deactivate: 'fresh-deactivate',
	};
	const tick = ( answer: object ) => doAction( 'heartbeat.tick', answer );
	const nonceOf = ( { body }: SeenRequest ) =>
		( body as { nonce: string } ).nonce;
	const outdated = denied( 'Reload.', 403, 'userfeedback_nonce_invalid' );
	const onlyFresh = ( request: SeenRequest ) =>
		nonceOf( request ) === 'fresh' ? granted( 'done' ) : outdated;

	afterEach( () => delete window.wp );

	it( 'uses the nonces from the heartbeat for the next call', async () => {
		const { requests } = fakeServer( onlyFresh );
		tick( { userfeedback_nonces: FRESH } );
		expect( await ajax( 'x' ) ).toBe( 'done' );
		tick( { 'wp-auth-check': true } );
		expect( await ajax( 'x' ) ).toBe( 'done' );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'asks the heartbeat for new nonces if a call comes first, and repeats the call', async () => {
		const { requests } = fakeServer( onlyFresh );
		window.wp = {
			heartbeat: {
				connectNow: () => tick( { userfeedback_nonces: FRESH } ),
			},
		};
		expect( await ajax( 'x', { license: 'UF1' } ) ).toBe( 'done' );
		expect( requests.map( nonceOf ) ).toEqual( [
			'nonce-general',
			'fresh',
		] );
		expect( requests[ 1 ]?.body ).toMatchObject( { license: 'UF1' } );
	} );

	it.each< [ string, WordPressScripts ] >( [
		[ 'that is turned off', {} ],
		[ 'that brings none', { heartbeat: { connectNow: () => tick( {} ) } } ],
		[
			'whose nonces are refused too',
			{
				heartbeat: {
					connectNow: () =>
						tick( {
							userfeedback_nonces: { ...FRESH, general: 'old' },
						} ),
				},
			},
		],
	] )( 'refuses the call with a heartbeat %s', async ( _name, wp ) => {
		fakeServer( onlyFresh );
		window.wp = wp;
		await expect( ajax( 'x' ) ).rejects.toMatchObject( {
			code: 'userfeedback_nonce_invalid',
			message: 'Reload.',
		} );
	} );

	it( 'refuses the call when the heartbeat does not respond', async () => {
		jest.useFakeTimers();
		fakeServer( onlyFresh );
		window.wp = { heartbeat: { connectNow: () => undefined } };
		const call = ajax( 'x' ).catch( ( thrown: unknown ) => thrown );
		await jest.advanceTimersByTimeAsync( 11_000 );
		expect( await call ).toMatchObject( { status: 403 } );
		jest.useRealTimers();
	} );
} );
