import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { SettingsRoutes } from '@/admin-pages/settings/routes';
import type { Settings, Survey, SurveyInput } from '@/survey-model';
import { WIDGET_DEFAULTS } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import type { Answer, SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import { previewAnswer } from '../support/preview';
import { renderAt } from '../support/render';
import { WIDGET_SETTINGS } from '../support/settings';
import { summary, survey, surveyList, textQuestion } from '../support/surveys';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ROLES = {
	create_edit_surveys: [ 'administrator' ],
	view_results: [ 'administrator' ],
	delete_surveys: [ 'administrator' ],
};

// It takes longer to compile than a test waits for it.
beforeAll( () => import( '@/admin-pages/settings/widget/customizer' ), 60_000 );
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

interface Site {
	settings?: Partial< Settings >;
	surveys?: Survey[];
	/** What it answers to a save. */
	save?: Answer;
}

/** Opens the tab on a site with these settings and surveys. */
async function open( { settings, surveys = [ survey() ], save }: Site = {} ) {
	if ( window.userfeedbackAdmin === undefined ) {
		printAdminData();
	}
	const stored = { ...WIDGET_SETTINGS, ...ROLES, ...settings };
	const { requests } = fakeServer(
		( { method, path, body }: SeenRequest ): Answer => {
			if ( path.endsWith( '/surveys/preview' ) ) {
				return {
					body: previewAnswer(
						( body as { survey: SurveyInput } ).survey
					),
				};
			}
			const [ , id ] = /surveys\/(\d+)/.exec( path ) ?? [];
			if ( id !== undefined ) {
				return {
					body: surveys.find( ( of ) => of.id === Number( id ) ),
				};
			}
			if ( path.includes( '/surveys' ) ) {
				return {
					body: surveyList(
						surveys.map( ( { id: of, title } ) =>
							summary( { id: of, title } )
						)
					),
				};
			}
			const sent = ( body as { settings?: object } | undefined )
				?.settings;
			return method === 'POST' && save
				? save
				: { body: { ...stored, ...sent } };
		}
	);
	renderAt( '/widget', <SettingsRoutes /> );
	await pass( 100 );
	const sentTo = ( end: string ) =>
		requests
			.filter(
				( { method, path } ) =>
					method === 'POST' && path.endsWith( end )
			)
			.map( ( { body } ) => body );
	return {
		requests,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		saves: () =>
			sentTo( '/settings' ) as { settings: Partial< Settings > }[],
		previews: () =>
			( sentTo( '/preview' ) as { survey: SurveyInput }[] ).map(
				( { survey: of } ) => of
			),
	};
}

/** Opens the tab and waits until the customizer has started. */
async function customize( site: Site = {} ) {
	const opened = await open( site );
	await pass( 700 );
	// The chunk is there; its requests are answered.
	await pass( 100 );
	return {
		...opened,
		press: async ( name: string ) => {
			await opened.user.click( screen.getByRole( 'button', { name } ) );
			await pass( 20 );
		},
		choose: async ( name: string ) => {
			await opened.user.click( screen.getByRole( 'radio', { name } ) );
			await pass( 500 );
		},
		/** The appearance in the latest preview. */
		look: () => opened.previews().at( -1 )?.settings?.theming,
	};
}

const reset = ( of: string ) =>
	screen.queryByRole( 'button', { name: `Reset to default: ${ of }` } );
const styles = () => screen.getByRole( 'group', { name: 'Styles' } );

describe( 'the customizer', () => {
	it( '[STG-02~] starts 600 ms after the tab was opened', async () => {
		const { requests } = await open();
		await pass( 450 );
		expect( screen.queryByRole( 'group', { name: 'Styles' } ) ).toBeNull();
		expect(
			requests.filter( ( { path } ) => path.includes( '/surveys' ) )
		).toEqual( [] );
		await pass( 150 );
		expect( styles() ).toBeVisible();
		await pass( 100 );
		expect( screen.getByTitle( 'Preview of the survey' ) ).toBeVisible();
	} );

	it( '[STG-02~] has the styles and a preview with a picker, and previews each change before it is saved', async () => {
		const { choose, look, saves, user } = await customize();
		expect(
			screen.getByRole( 'combobox', { name: 'Survey in the preview' } )
		).toHaveAttribute( 'placeholder', 'Select Survey' );
		expect( look() ).toMatchObject( { widget_color: '#ffffff' } );
		await choose( 'Dark' );
		await choose( 'Middle left' );
		await choose( 'Smile' );
		for ( const [ name, text ] of [
			[ 'Next button', 'On' ],
			[ 'Skip button', 'Later' ],
			[ 'Tab text', 'Tell us' ],
		] as const ) {
			await user.type( screen.getByRole( 'textbox', { name } ), text );
		}
		await user.click(
			within(
				screen.getByRole( 'radiogroup', { name: 'Logo' } )
			).getByRole( 'radio', { name: 'UserFeedback' } )
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Start as a small tab' } )
		);
		await pass( 500 );
		expect( look() ).toMatchObject( {
			widget_color: '#333333',
			button_color: '#2D87F1',
			position: 'middle_left',
			next_text: 'On',
			logo_type: 'userfeedback',
		} );
		expect( saves() ).toEqual( [] );
		await user.click(
			screen.getByRole( 'button', { name: 'Save Settings' } )
		);
		await pass( 20 );
		expect( saves() ).toEqual( [
			{
				settings: {
					widget_theme: 'dark',
					widget_color: '#333333',
					widget_text_color: '#ffffff',
					widget_toggle_color: '#ffffff',
					widget_position: 'middle_left',
					widget_toggle_icon: 'field-smile',
					next_text: 'On',
					skip_text: 'Later',
					widget_toggle_text: 'Tell us',
					logo_type: 'userfeedback',
					widget_show_logo: true,
					widget_start_minimized: true,
				},
			},
		] );
	} );

	it( '[STG-02~] shows the chosen survey, whose own values win and are named with a link to it', async () => {
		const { theming, behavior } = SURVEY_DEFAULTS.settings;
		const own = survey( {
			id: 7,
			title: 'Lunch',
			questions: [ textQuestion( { title: 'Tasty?' } ) ],
			settings: {
				...SURVEY_DEFAULTS.settings,
				theming: {
					...theming,
					button_color: '#aa0000',
					position: 'bottom_left',
					followed: theming.followed!.filter(
						( unit ) =>
							unit !== 'color_scheme' && unit !== 'position'
					),
				},
				behavior: { ...behavior, followed: [] },
			},
		} );
		const { look, previews, user } = await customize( {
			settings: { next_text: 'On', widget_button_color: '#00aa00' },
			surveys: [ own, survey( { id: 8, title: 'Dinner' } ) ],
		} );
		expect( look() ).toMatchObject( { button_color: '#00aa00' } );
		await user.click( screen.getByRole( 'combobox' ) );
		await pass( 20 );
		await user.click( screen.getByRole( 'option', { name: 'Lunch' } ) );
		await pass( 1000 );
		expect( previews().at( -1 )?.questions?.[ 0 ]?.title ).toBe( 'Tasty?' );
		expect( look() ).toMatchObject( {
			button_color: '#aa0000',
			position: 'bottom_left',
			next_text: 'On',
		} );
		expect(
			screen.getByText(
				/which win over the styles here: Colors, Position, and Start minimized\./,
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Edit this survey' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/edit/7/questions' )
		);
	} );

	it( '[STG-02~] a site without surveys has “No Surveys” and Create New, which leads to the setup', async () => {
		await customize( { surveys: [] } );
		expect( screen.getByText( 'No Surveys' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Create New' } )
		).toHaveAttribute( 'href', expect.stringMatching( /#\/new\/setup$/ ) );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		expect( screen.queryByTitle( 'Preview of the survey' ) ).toBeNull();
	} );

	it( '[STG-02~] shows “You must select a custom logo.” until there is one or another logo', async () => {
		const text = 'You must select a custom logo.';
		const { choose, look, press } = await customize( {
			save: refusal( 400, 'userfeedback_settings_invalid', 'No.', [
				{
					field: 'settings.widget_custom_logo',
					code: 'required',
					message: text,
				},
			] ),
		} );
		await choose( 'Your own logo' );
		expect( look() ).toMatchObject( { logo_type: 'none' } );
		await press( 'Save Settings' );
		expect( within( styles() ).getByText( text ) ).toBeVisible();
		await choose( 'No logo' );
		expect( screen.queryByText( text ) ).toBeNull();
	} );

	it.each( [
		[ 'upgrade', 'Upgrade to Plus' ],
		[ 'activate-addon', 'Activate Addon' ],
	] as const )(
		'[STG-02~] with %s, only the corners can be chosen, and the way to the rest is shown',
		async ( decision, action ) => {
			printFeatures( {
				colors: decision,
				fonts: decision,
				texts: decision,
				logo: decision,
				'start-minimized': decision,
				'middle-positions': decision,
			} );
			const { choose, look } = await customize();
			expect(
				within( styles() ).getByText( action, {
					selector: 'button, a',
				} )
			).toBeVisible();
			expect( within( styles() ).queryByRole( 'textbox' ) ).toBeNull();
			expect(
				screen.getByRole( 'radio', { name: 'Middle left' } )
			).toBeDisabled();
			expect(
				screen.getByRole( 'checkbox', { name: 'Start as a small tab' } )
			).toBeDisabled();
			await choose( 'Bottom left' );
			expect( look() ).toMatchObject( { position: 'bottom_left' } );
		}
	);
} );

describe( 'defaults', () => {
	it( '[STG-06~] a value that differs can be reset, which is announced, keeps the focus in its group and is saved like other edits', async () => {
		const { look, press, saves, user } = await customize( {
			settings: {
				widget_button_color: '#aa0000',
				widget_font: { family: 'Roboto', weight: 700 },
			},
		} );
		expect( reset( 'Position' ) ).toBeNull();
		expect( reset( 'Font' ) ).toBeVisible();
		reset( 'Colors' )?.focus();
		await user.keyboard( '{Enter}' );
		await pass( 500 );
		expect( reset( 'Colors' ) ).toBeNull();
		expect( screen.getByRole( 'radio', { name: 'Light' } ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'Colors: reset to default. Save the settings to keep it.'
		);
		expect( look() ).toMatchObject( { button_color: '#2D87F1' } );
		expect( saves() ).toEqual( [] );
		await press( 'Save Settings' );
		expect( saves() ).toEqual( [
			{ settings: { widget_button_color: '#2D87F1' } },
		] );
	} );

	it( '[STG-06~] resets days, too', async () => {
		const { user } = await customize( {
			settings: { cookie_days_minimized: 7 },
		} );
		await user.click(
			reset( 'Days that a browser remembers a minimized survey' )!
		);
		await pass( 20 );
		const field = screen.getByRole( 'spinbutton', {
			name: 'Days that a browser remembers a minimized survey',
		} );
		expect( field ).toHaveValue( 0 );
		expect( field ).toHaveFocus();
	} );

	it( '[STG-06~] all are reset after a question; there is nothing to reset then', async () => {
		const { press, saves } = await customize( {
			settings: {
				next_text: 'On',
				cooldown_days: 7,
				widget_position: 'middle_left',
				widget_start_minimized: true,
			},
		} );
		await press( 'Reset all to defaults' );
		await press( 'Cancel' );
		await press( 'Reset all to defaults' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		act( () =>
			dialog
				.getByRole( 'button', { name: 'Reset all to defaults' } )
				.click()
		);
		await pass( 500 );
		expect(
			screen.getByRole( 'button', { name: 'Reset all to defaults' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Save Settings' );
		expect( saves() ).toEqual( [
			{
				settings: {
					next_text: '',
					cooldown_days: 0,
					widget_position: 'bottom_right',
					widget_start_minimized: false,
				},
			},
		] );
	} );

	it( '[STG-06~] are those of the specification', () => {
		expect( WIDGET_DEFAULTS ).toMatchObject( {
			widget_button_color: '#2D87F1',
			widget_toggle_color: '#23282D',
			widget_color: '#ffffff',
			widget_text_color: '#23282D',
			widget_position: 'bottom_right',
			widget_theme: 'light',
			widget_toggle_icon: 'field-userfeedback',
		} );
	} );
} );
