import { screen } from '@testing-library/react';
import { mayOnly } from '../support/capabilities';
import { press } from '../support/editor';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import type { Notifications } from '../support/notifications';
import {
	cardOf,
	leave,
	notifications,
	openNotifications,
} from '../support/notifications';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const SET = { active: true, url: 'https://example.org/old' };

const openWith = ( stored: Notifications ) =>
	openNotifications( { notifications: stored } );

/** Opens the card, whose field is empty. */
async function openWithUrlField() {
	const opened = await openNotifications();
	await opened.user.click( cardOf( 'Webhook' ).getByRole( 'checkbox' ) );
	return opened;
}

const url = () => screen.getByRole( 'textbox', { name: 'URL' } );

describe( 'the Webhook card', () => {
	it( '[NOT-04~] is turned on, and needs a URL before it is published', async () => {
		const { user, sent, saves } = await openNotifications();
		const card = cardOf( 'Webhook' );
		expect( screen.queryByRole( 'textbox', { name: 'URL' } ) ).toBeNull();
		await user.click( card.getByRole( 'checkbox' ) );
		await press( user, 'Next Step: Publish' );
		expect( url() ).toBeInvalid();
		expect( saves() ).toEqual( [] );
		await user.type( url(), 'https://example.org/hook' );
		expect(
			card.getByText( /^Save the survey to get a signing secret/ )
		).toBeVisible();
		await press( user, 'Save' );
		expect( sent() ).toEqual( [
			{
				notifications: notifications( {
					webhook: { active: true, url: 'https://example.org/hook' },
				} ),
			},
		] );
	} );

	it.each( [
		'example.org',
		'ftp://example.org/',
		'https://user:secret@example.org/',
		'http://example.org/',
		'http://localhost/',
		'http://intranet/',
		'http://printer.local/',
		'http://127.0.0.1/',
		'http://2130706433/',
		'http://0x7f.1/',
		'http://10.1.2.3/',
		'http://172.20.0.1/',
		'http://192.168.1.1/',
		'http://169.254.169.254/',
	] )( '[NOT-04~] refuses %s, and blocks the step', async ( address ) => {
		const { user, saves } = await openWithUrlField();
		await user.click( url() );
		await user.paste( address );
		await leave( user );
		expect( url() ).toBeInvalid();
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		expect( saves() ).toEqual( [] );
	} );

	it.each( [
		'https://example.org/hook?a=b#c',
		'https://hooks.example.org:8080/',
		'https://93.184.216.34/',
		'https://172.32.0.1/',
	] )( '[NOT-04~] accepts %s', async ( address ) => {
		const { user } = await openWithUrlField();
		await user.click( url() );
		await user.paste( address );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );

	it( '[NOT-04~] [GAT-03~] is locked without its plan', async () => {
		printFeatures( { webhooks: 'upgrade' } );
		await openWith( notifications( { webhook: SET } ) );
		expect( url() ).toBeDisabled();
		expect(
			cardOf( 'Webhook' ).getByText( /^The feature webhooks/ )
		).toBeVisible();
	} );

	it( '[NOT-04~] is hidden from users who may not view results', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		await openNotifications();
		expect( screen.queryByRole( 'textbox', { name: 'URL' } ) ).toBeNull();
		expect(
			cardOf( 'Webhook' ).getByText( /^Only people who may view results/ )
		).toBeVisible();
	} );
} );
