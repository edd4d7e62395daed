import { cleanup, screen, within } from '@testing-library/react';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { customize, open, pass, styles } from '../support/customizer';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { survey, textQuestion } from '../support/surveys';

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

	it( '[STG-02] has styles and preview, or No Surveys; demands a custom logo; on Lite it has the corners only', async () => {
		const text = 'You must select a custom logo.';
		const pro = await customize( {
			save: refusal( 400, 'userfeedback_settings_invalid', 'No.', [
				{
					field: 'settings.widget_custom_logo',
					code: 'required',
					message: text,
				},
			] ),
		} );
		const frame = screen.getByTitle( 'Preview of the survey' );
		expect(
			// eslint-disable-next-line no-bitwise -- The result is a bit mask.
			styles().compareDocumentPosition( frame ) &
				Node.DOCUMENT_POSITION_FOLLOWING
		).not.toBe( 0 );
		expect( screen.getByRole( 'combobox' ) ).toHaveAttribute(
			'placeholder',
			'Select Survey'
		);
		await pro.choose( 'Dark' );
		expect( pro.look() ).toMatchObject( { widget_color: '#333333' } );
		await pro.choose( 'Your own logo' );
		await pro.press( 'Save Settings' );
		expect( within( styles() ).getByText( text ) ).toBeVisible();

		cleanup();
		await open( { surveys: [] } );
		await pass( 450 );
		expect( screen.queryByRole( 'group', { name: 'Styles' } ) ).toBeNull();
		await pass( 150 );
		expect( styles() ).toBeVisible();
		await pass( 100 );
		expect( screen.getByText( 'No Surveys' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Create New' } )
		).toBeVisible();

		cleanup();
		printFeatures( {
			colors: 'upgrade',
			'middle-positions': 'upgrade',
			'start-minimized': 'upgrade',
		} );
		await customize();
		expect(
			within( styles() ).getByText( 'Upgrade to Plus', {
				selector: 'button, a',
			} )
		).toBeVisible();
		expect( within( styles() ).queryByRole( 'textbox' ) ).toBeNull();
		expect(
			screen.getByRole( 'radio', { name: 'Middle left' } )
		).toBeDisabled();
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
		// It is loaded, and previewed after the pause of edits.
		await pass( 100 );
		await pass( 500 );
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
