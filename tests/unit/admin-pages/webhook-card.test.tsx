import { screen, within } from '@testing-library/react';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { mayOnly } from '../support/capabilities';
import { press, sentSurvey, site } from '../support/editor';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import type { Notifications } from '../support/notifications';
import {
	cardOf,
	leave,
	notifications,
	openNotifications,
} from '../support/notifications';
import { savedSurvey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const openWith = (
	stored: Notifications,
	onSave?: Parameters< typeof openNotifications >[ 1 ]
) => openNotifications( { notifications: stored }, onSave );
const url = () => screen.getByRole( 'textbox', { name: 'URL' } );

describe( 'the Webhook card', () => {
	it( '[NOT-04~] stores a URL, says that nothing is sent yet, and shows the secret that the server made', async () => {
		const { user, sent } = await openNotifications( {}, ( request ) => {
			if ( request.method !== 'POST' ) {
				return site( request );
			}
			const { webhook } = sentSurvey( request ).notifications!;
			return {
				body: savedSurvey( {
					notifications: notifications( {
						webhook: {
							...webhook,
							secret: 'whsec_0123456789abcdef',
						},
					} ),
				} ),
			};
		} );
		const card = cardOf( 'Webhook' );
		expect(
			card.getByText( /^This version does not send webhooks yet/ )
		).toBeVisible();
		expect( card.queryByRole( 'checkbox' ) ).toBeNull();
		expect( card.queryByText( 'Signing secret' ) ).toBeNull();
		await user.type( url(), 'https://example.org/hook' );
		expect(
			card.getByText( 'A new secret is made when you save the survey.' )
		).toBeVisible();
		await press( user, 'Save' );
		expect( sent() ).toEqual( [
			{
				notifications: notifications( {
					webhook: { url: 'https://example.org/hook' },
				} ),
			},
		] );
		expect( card.getByText( 'whsec_0123456789abcdef' ) ).toBeVisible();
		expect(
			card.getByRole( 'button', { name: 'Copy the secret' } )
		).toBeEnabled();
	} );

	it( '[NOT-04~] asks before a new secret replaces the old one', async () => {
		const { user, sent } = await openWith(
			notifications( {
				webhook: {
					url: 'https://example.org/hook',
					secret: 'whsec_0123456789abcdef',
				},
			} )
		);
		const ask = () =>
			user.click(
				cardOf( 'Webhook' ).getByRole( 'button', {
					name: 'Make a new secret',
				} )
			);
		await ask();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.getByText( 'whsec_0123456789abcdef' ) ).toBeVisible();
		await ask();
		await user.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Make a new secret',
			} )
		);
		expect( screen.queryByText( 'whsec_0123456789abcdef' ) ).toBeNull();
		await press( user, 'Save' );
		expect( sent()[ 0 ]?.notifications?.webhook.secret ).toBe( '' );
	} );

	it.each( [
		'example.org',
		'ftp://example.org/',
		'https://user:secret@example.org/',
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
		const { user, saves } = await openNotifications();
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
		'http://hooks.example.org:8080/',
		'https://93.184.216.34/',
		'https://172.32.0.1/',
	] )( '[NOT-04~] accepts %s', async ( address ) => {
		const { user } = await openNotifications();
		await user.click( url() );
		await user.paste( address );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );

	it( '[NOT-04~] [GAT-03~] is locked without its plan', async () => {
		printFeatures( { webhooks: 'upgrade' } );
		await openNotifications();
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

describe( 'the Automation card', () => {
	it( '[NOT-04~] says what it will do, without a switch that does nothing', async () => {
		await openNotifications();
		const card = cardOf( 'Automation' );
		expect(
			card.getByText( /^This version does not start recipes yet/ )
		).toBeVisible();
		expect( card.queryByRole( 'checkbox' ) ).toBeNull();
		expect( SURVEY_DEFAULTS.notifications.automation.active ).toBe( false );
	} );
} );
