import { act, screen } from '@testing-library/react';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { mayOnly } from '../support/capabilities';
import { press, site } from '../support/editor';
import { granted, printAdminData } from '../support/licenses';
import {
	cardOf,
	notifications,
	openNotifications,
} from '../support/notifications';
import { automator, pluginList } from '../support/plugins';
import { survey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** Opens the card on a site where the automation plugin is so far. */
async function open( step: 1 | 2 | 3 = 1, isActive = false ) {
	const opened = await openNotifications(
		{
			notifications: notifications( {
				automation: { active: isActive },
			} ),
		},
		( request ) =>
			request.path.endsWith( '/admin-ajax.php' )
				? granted( pluginList( [ automator() ], step ) )
				: site( request )
	);
	// A script of its own.
	await screen.findByRole( 'group', { name: 'Automation' } );
	await act( () => jest.advanceTimersByTimeAsync( 20 ) );
	return opened;
}

const card = () => cardOf( 'Automation' );
const toggle = () =>
	card().getByRole( 'checkbox', { name: 'Start recipes for each response' } );

describe( 'the Automation card', () => {
	it( '[NOT-04~] is a switch that is off for new surveys, and is saved', async () => {
		expect( SURVEY_DEFAULTS.notifications.automation.active ).toBe( false );
		const { user, sent } = await open();
		expect( toggle() ).not.toBeChecked();
		await user.click( toggle() );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [
			{
				notifications: {
					...survey().notifications,
					automation: { active: true },
				},
			},
		] );
	} );

	it( '[NOT-04~] can be switched off, whatever the plugin does', async () => {
		const { user, sent } = await open( 1, true );
		expect( toggle() ).toBeChecked();
		await user.click( toggle() );
		await press( user, 'Save' );
		expect( sent()[ 0 ]?.notifications?.automation.active ).toBe( false );
	} );

	it.each( [
		[ 1, /^Uncanny Automator is not active on this site/, 'Set it up' ],
		[ 2, /^Uncanny Automator is active, but not set up/, 'Set it up' ],
		[ 3, /^Uncanny Automator is set up/, 'Go to the integrations' ],
	] as const )(
		'[NOT-04~] [AUT-01~] says how far the plugin is at step %i, and leads to the tab Integrations',
		async ( step, text, link ) => {
			await open( step );
			expect( card().getByText( text ) ).toBeVisible();
			expect(
				card().getByRole( 'link', { name: link } )
			).toHaveAttribute(
				'href',
				'admin.php?page=userfeedback_settings#/integrations'
			);
		}
	);

	it( '[NOT-04~] has no link for people who may not open the settings', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		await open();
		expect( card().getByText( /^Uncanny Automator is not/ ) ).toBeVisible();
		expect( card().queryByRole( 'link' ) ).toBeNull();
		expect( toggle() ).toBeEnabled();
	} );
} );
