import { screen, within } from '@testing-library/react';
import { openEditor, press, site } from '../support/editor';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import type { Notifications } from '../support/notifications';
import {
	cardOf,
	leave,
	notifications,
	openNotifications,
} from '../support/notifications';
import { survey, textQuestion } from '../support/surveys';

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
const toggle = () =>
	screen.getByRole( 'checkbox', {
		name: 'Send an email for each response',
	} );
const addresses = () => screen.queryByRole( 'textbox', { name: 'Addresses' } );

describe( 'the Send Email card', () => {
	it( '[NOT-01] opens with the site admin’s address when it is turned on, and closes when it is turned off', async () => {
		const { user, sent } = await openNotifications();
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
		const { user, saves } = await openWith(
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
			expect( field.closest( '.is-invalid' ) ).not.toBeNull();
			expect(
				screen.getByText(
					'Enter email addresses, separated by commas.'
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
		const { user, sent } = await openWith( on() );
		await user.click( logic() );
		expect(
			screen.getByRole( 'combobox', { name: 'If all of these are true' } )
		).toHaveDisplayValue( 'Send the email' );
		const list = within(
			screen.getByRole( 'group', { name: 'Conditions' } )
		);
		const selects = list.getAllByRole( 'combobox' );
		await user.selectOptions( selects.at( -1 )!, 'No' );
		await user.selectOptions(
			screen.getByRole( 'combobox', {
				name: 'If all of these are true',
			} ),
			'Do not send the email'
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
		const { user } = await openWith( on() );
		await user.click( logic() );
		const list = within(
			screen.getByRole( 'group', { name: 'Conditions' } )
		);
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
		const { user, saves } = await openWith( on() );
		await user.click( logic() );
		await press( user, 'Next Step: Publish' );
		expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		expect( saves() ).toEqual( [] );
		expect( screen.getByText( 'Choose an answer.' ) ).toBeVisible();
	} );

	it( '[NOT-03~] shows the server’s reason at its condition, also when emails are off', async () => {
		const words = '“Maybe” is not an answer to “Happy?”.';
		const { user } = await openWith(
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
		await user.click( cardOf( 'Webhook' ).getByRole( 'checkbox' ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'URL' } ),
			'https://example.org/'
		);
		await press( user, 'Save' );
		expect( await screen.findByText( words ) ).toBeVisible();
	} );

	it( '[NOT-03] [GAT-03~] shows stored conditions, locked, below Pro', async () => {
		printFeatures( { 'conditional-email': 'upgrade' } );
		await openWith(
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
			screen.getByRole( 'combobox', { name: 'If all of these are true' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', {
				name: /^The feature conditional-email/,
			} )
		).toBeVisible();
	} );
} );
