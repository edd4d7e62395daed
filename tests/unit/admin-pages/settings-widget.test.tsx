import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { granted, printAdminData, proLicense } from '../support/licenses';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';

const SETTINGS = {
	...WIDGET_SETTINGS,
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
	cooldown_days: 7,
};

beforeEach( () => {
	jest.useFakeTimers();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const pass = ( ms: number ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( ms ) );
const days = () =>
	screen.getByRole( 'spinbutton', {
		name: 'Days without surveys after a visitor has seen one',
	} );
const save = () => screen.getByRole( 'button', { name: 'Save Settings' } );

/** Opens the tab on a site that stores or refuses the settings. */
async function open( refuses = false ) {
	printAdminData( { is_pro: true, roles: [] } );
	const { requests } = fakeServer(
		( { method, path, body }: SeenRequest ): Answer => {
			if ( path.endsWith( '/admin-ajax.php' ) ) {
				return granted( proLicense() );
			}
			if ( method === 'POST' && refuses ) {
				return refusal( 400, 'userfeedback_settings_invalid', 'No.', [
					{
						field: 'settings.cooldown_days',
						code: 'invalid',
						message: 'Enter at most 365.',
					},
				] );
			}
			const sent = ( body as { settings?: object } | undefined )
				?.settings;
			return { body: { ...SETTINGS, ...sent } };
		}
	);
	renderAt( '/widget', <SettingsRoutes /> );
	await pass( 20 );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		sent: () =>
			requests
				.filter( ( { method } ) => method === 'POST' )
				.filter( ( { path } ) => path.endsWith( '/settings' ) )
				.map( ( { body } ) => body ),
	};
}

describe( 'time between surveys', () => {
	it( '[PLS-12~] shows and stores the days', async () => {
		const { user, sent } = await open();
		expect( days() ).toHaveValue( 7 );
		expect( days() ).toHaveAccessibleDescription( /always show\.$/ );
		await user.clear( days() );
		await user.type( days(), '30' );
		await user.click( save() );
		await pass( 20 );
		expect( sent() ).toEqual( [ { settings: { cooldown_days: 30 } } ] );
		expect( days() ).toHaveValue( 30 );
	} );

	it( '[PLS-12~] shows at the field why days are refused, and keeps them', async () => {
		const { user, sent } = await open( true );
		await user.clear( days() );
		await user.type( days(), '366' );
		await user.click( save() );
		await pass( 20 );
		expect( sent() ).toHaveLength( 1 );
		expect( days() ).toHaveValue( 366 );
		expect( screen.getByText( 'Enter at most 365.' ) ).toBeVisible();
	} );

	it( '[PLS-12~] does not take an empty field for no days', async () => {
		const { user, sent } = await open( true );
		await user.clear( days() );
		await user.click( save() );
		await pass( 20 );
		expect( sent() ).not.toContainEqual( {
			settings: { cooldown_days: 0 },
		} );
	} );
} );

describe( 'cookies', () => {
	it( '[WID-14~] shows and stores how long browsers remember', async () => {
		const { user, sent } = await open();
		const field = ( name: string ) =>
			screen.getByRole( 'spinbutton', { name } );
		const answered = field( 'Days that a browser remembers an answer' );
		const minimized = field(
			'Days that a browser remembers a minimized survey'
		);
		expect( answered ).toHaveValue( 365 );
		expect( minimized ).toHaveValue( 0 );
		await user.clear( answered );
		await user.type( answered, '0' );
		await user.clear( minimized );
		await user.type( minimized, '7' );
		await user.click( save() );
		await pass( 20 );
		expect( sent() ).toEqual( [
			{
				settings: {
					cookie_days_submitted: 0,
					cookie_days_minimized: 7,
				},
			},
		] );
	} );
} );
