import { act, screen, within } from '@testing-library/react';
import type { Survey } from '../../../src/survey-model';
import { SURVEY_DEFAULTS } from '../../../src/survey-model/generated';
import { mayOnly } from '../support/capabilities';
import { openEditor, press, sentSurvey, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import { savedSurvey, survey, textQuestion } from '../support/surveys';

type Notifications = Survey[ 'notifications' ];

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

function notifications( changes: {
	[ Name in keyof Notifications ]?: Partial< Notifications[ Name ] >;
} ): Notifications {
	const { email, webhook, automation } = survey().notifications;
	return {
		email: { ...email, ...changes.email },
		webhook: { ...webhook, ...changes.webhook },
		automation: { ...automation, ...changes.automation },
	};
}

/** Opens survey 7 at its notifications. */
async function open(
	stored: Notifications = survey().notifications,
	onSave: ( request: SeenRequest ) => Answer = site
) {
	const opened = await openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( { notifications: stored } ) }
				: onSave( request ),
		'/edit/7/notifications'
	);
	return { ...opened, sent: () => opened.saves().map( sentSurvey ) };
}

/** Leaves the field, whose error then shows after a moment. */
async function leave( user: Awaited< ReturnType< typeof open > >[ 'user' ] ) {
	await user.tab();
	await act( () => jest.advanceTimersByTimeAsync( 200 ) );
}

const cardOf = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const toggle = () =>
	screen.getByRole( 'checkbox', {
		name: 'Send an e-mail for each response',
	} );
const addresses = () => screen.queryByRole( 'textbox', { name: 'Addresses' } );
const url = () => screen.getByRole( 'textbox', { name: 'URL' } );

describe( 'the Send Email card', () => {
	it( '[NOT-01] opens with the site admin’s address when it is turned on, and closes when it is turned off', async () => {
		const { user, sent } = await open();
		expect( toggle() ).not.toBeChecked();
		expect( addresses() ).toBeNull();
		await user.click( toggle() );
		expect( addresses() ).toBeVisible();
		expect( addresses() ).toHaveValue( 'admin@example.org' );
		await user.click( toggle() );
		expect( addresses() ).toBeNull();
		await user.click( toggle() );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [
			{ notifications: notifications( { email: { active: true } } ) },
		] );
	} );

	it( '[NOT-02] accepts valid and empty lists; an invalid one has the error style and blocks the step', async () => {
		const { user, saves } = await open(
			notifications( { email: { active: true } } )
		);
		const field = addresses()!;
		for ( const list of [
			'',
			'one@example.org',
			'one@example.org, two@example.org',
			', one@example.org ,,',
		] ) {
			await user.clear( field );
			if ( list !== '' ) {
				await user.type( field, list );
			}
			await leave( user );
			expect( field ).toBeValid();
		}
		for ( const list of [ 'nonsense', 'one@example.org, two@' ] ) {
			await user.clear( field );
			await user.type( field, list );
			await leave( user );
			expect( field ).toBeInvalid();
			// The class that draws the field in red.
			// eslint-disable-next-line testing-library/no-node-access -- see above
			expect( field.closest( '.is-invalid' ) ).not.toBeNull();
			expect(
				screen.getByText(
					'Enter e-mail addresses, separated by commas.'
				)
			).toBeVisible();
			await press( user, 'Next Step: Publish' );
			expect( window.location.hash ).toBe( '#/edit/7/notifications' );
			expect( saves() ).toEqual( [] );
		}
		await user.clear( field );
		await user.type( field, 'two@example.org' );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );
} );

describe( 'conditional logic of emails', () => {
	const logic = () =>
		cardOf( 'Send Email' ).getByRole( 'checkbox', {
			name: 'Conditional logic',
		} );
	const on = ( changes: Partial< Notifications[ 'email' ] > = {} ) =>
		notifications( { email: { active: true, ...changes } } );
	const condition = {
		question_id: 'happy',
		compare: '=' as const,
		value: 'No',
	};

	it( '[NOT-03~] sends or does not send when all conditions hold', async () => {
		const { user, sent } = await open( on() );
		await user.click( logic() );
		expect(
			screen.getByRole( 'combobox', { name: 'If all of these hold' } )
		).toHaveDisplayValue( 'Send the e-mail' );
		const list = within( screen.getByRole( 'group', { name: 'Conditions' } ) );
		const selects = list.getAllByRole( 'combobox' );
		await user.selectOptions( selects.at( -1 )!, 'No' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'If all of these hold' } ),
			'Do not send the e-mail'
		);
		await press( user, 'Save' );
		expect( sent()[ 0 ]?.notifications?.email ).toEqual(
			on( {
				logic: {
					enable: true,
					action: 'not_send',
					conditions: [ condition ],
				},
			} ).email
		);
	} );

	it( '[NOT-03~] refers to any question, and takes all kinds of answers', async () => {
		const { user } = await open( on() );
		await user.click( logic() );
		const list = within( screen.getByRole( 'group', { name: 'Conditions' } ) );
		const [ question ] = list.getAllByRole( 'combobox' );
		expect( question ).toHaveTextContent( /Happy.*Why/ );
	} );

	it( '[NOT-03~] says what it needs without a Radio, Checkbox, NPS or Star Rating question', async () => {
		const opened = await openEditor(
			( request ) =>
				request.method === 'GET' && request.path.endsWith( '/7' )
					? {
							body: survey( {
								questions: [ textQuestion() ],
								notifications: on(),
							} ),
						}
					: site( request ),
			'/edit/7/notifications'
		);
		expect( logic() ).toBeDisabled();
		expect(
			screen.getByText(
				'Add at least one Radio, Checkbox, NPS, or Star Rating question to use conditional logic.'
			)
		).toBeVisible();
		await press( opened.user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );

	it( '[NOT-03~] blocks the step while a condition is incomplete', async () => {
		const { user, saves } = await open( on() );
		await user.click( logic() );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		expect( saves() ).toEqual( [] );
		expect( screen.getByText( 'Choose an answer.' ) ).toBeVisible();
	} );

	it( '[NOT-03~] shows the server’s reason at its condition, also when e-mails are off', async () => {
		const words = '“Maybe” is not an answer to “Happy?”.';
		const { user } = await open(
			notifications( {
				email: {
					logic: {
						enable: true,
						action: 'send',
						conditions: [ condition ],
					},
				},
			} ),
			( request ) =>
				request.method === 'POST'
					? refusal( 400, 'userfeedback_survey_invalid', words, [
							{
								field: 'notifications.email.logic.conditions[0].value',
								code: 'unknown_answer',
								message: words,
							},
						] )
					: site( request )
		);
		await user.click( toggle() );
		await user.click( toggle() );
		await user.type( url(), 'https://example.org/' );
		await press( user, 'Save' );
		expect( await screen.findByText( words ) ).toBeVisible();
	} );

	it( '[NOT-03] [GAT-03~] shows stored conditions, locked, below Pro', async () => {
		printFeatures( { 'conditional-email': 'upgrade' } );
		await open(
			on( {
				logic: {
					enable: true,
					action: 'send',
					conditions: [ condition ],
				},
			} )
		);
		expect( logic() ).toBeDisabled();
		expect( logic() ).toBeChecked();
		expect(
			screen.getByRole( 'combobox', { name: 'If all of these hold' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', {
				name: /^The feature conditional-email/,
			} )
		).toBeVisible();
	} );
} );

describe( 'the Webhook card', () => {
	it( '[NOT-04~] stores a URL, says that nothing is sent yet, and shows the secret that the server made', async () => {
		const { user, sent } = await open( undefined, ( request ) => {
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
		const { user, sent } = await open(
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
		const { user, saves } = await open();
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
		const { user } = await open();
		await user.click( url() );
		await user.paste( address );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );

	it( '[NOT-04~] [GAT-03~] is locked without its plan', async () => {
		printFeatures( { webhooks: 'upgrade' } );
		await open();
		expect( url() ).toBeDisabled();
		expect(
			cardOf( 'Webhook' ).getByText( /^The feature webhooks/ )
		).toBeVisible();
	} );

	it( '[NOT-04~] is hidden from users who may not view results', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		await open();
		expect( screen.queryByRole( 'textbox', { name: 'URL' } ) ).toBeNull();
		expect(
			cardOf( 'Webhook' ).getByText( /^Only people who may view results/ )
		).toBeVisible();
	} );
} );

describe( 'the Automation card', () => {
	it( '[NOT-04~] says what it will do, without a switch that does nothing', async () => {
		await open();
		const card = cardOf( 'Automation' );
		expect(
			card.getByText( /^This version does not start recipes yet/ )
		).toBeVisible();
		expect( card.queryByRole( 'checkbox' ) ).toBeNull();
		expect( SURVEY_DEFAULTS.notifications.automation.active ).toBe( false );
	} );
} );
