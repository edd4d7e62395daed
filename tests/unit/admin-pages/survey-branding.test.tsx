import { screen, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import type { LookUnit, Theming } from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { banner, press, sentSurvey } from '../support/editor';
import { printFeatures } from '../support/features';
import { printAdminData } from '../support/licenses';
import { openPreview, previewSite, view, wait } from '../support/preview';
import { survey } from '../support/surveys';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

// It takes longer to compile than a test waits for it.
beforeAll(
	() =>
		import( '@/admin-pages/surveys/editor/sections/theming/preview-pane' ),
	60_000
);
beforeEach( () => {
	jest.useFakeTimers();
	// The branding options are open where they have room.
	window.innerWidth = 1280;
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** A site with plugin-wide values, on which the survey has its own in some places. */
async function openOwn( own: Partial< Theming >, followed: LookUnit[] ) {
	printAdminData( {
		widget_settings: { button_color: '#00aa00', next_text: 'On' },
	} );
	const { theming } = SURVEY_DEFAULTS.settings;
	const opened = await openPreview( ( request ) =>
		request.method === 'GET' && request.path.endsWith( '/7' )
			? {
					body: survey( {
						settings: {
							...SURVEY_DEFAULTS.settings,
							theming: { ...theming, ...own, followed },
						},
					} ),
				}
			: previewSite( request )
	);
	return {
		...opened,
		follow: ( group: string ) =>
			screen.queryByRole( 'button', {
				name: `Use the plugin-wide value: ${ group }`,
			} ),
	};
}

describe( 'values of the plugin', () => {
	const UNITS = ( SURVEY_DEFAULTS.settings.theming.followed ?? [] ).filter(
		( unit ) => unit !== 'color_scheme' && unit !== 'next_text'
	);

	it( '[STG-06~] a group with values of its own offers to follow the plugin-wide ones again, and shows and previews them', async () => {
		const { user, follow, previews, saves } = await openOwn(
			{ button_color: '#aa0000', next_text: 'Go' },
			UNITS
		);
		expect( follow( 'Position' ) ).toBeNull();
		expect( follow( 'Button texts' ) ).toBeVisible();
		await user.click( follow( 'Colors' )! );
		await wait( 500 );
		expect( follow( 'Colors' ) ).toBeNull();
		expect( screen.getByRole( 'radio', { name: 'Light' } ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'Colors: this survey follows the plugin’s settings now.'
		);
		expect( previews().at( -1 )?.settings?.theming ).toMatchObject( {
			button_color: '#00aa00',
			next_text: 'Go',
		} );
		await press( user, 'Save' );
		const save = saves().find( ( { path } ) => path.endsWith( '/7' ) );
		expect( save && sentSurvey( save ).settings?.theming ).toMatchObject( {
			button_color: '#00aa00',
			followed: expect.arrayContaining( [ 'color_scheme', ...UNITS ] ),
		} );
	} );

	it( '[STG-06~] following is undone in one step, and so is a text that ends it', async () => {
		const { user, follow } = await openOwn( { next_text: 'Go' }, UNITS );
		const next = () =>
			screen.getByRole( 'textbox', { name: 'Next button' } );
		await user.click( follow( 'Button texts' )! );
		await wait();
		expect( next() ).toHaveValue( 'On' );
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		expect( next() ).toHaveValue( 'Go' );
		expect( follow( 'Button texts' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: /^Redo/ } ) );
		await wait( 1500 );
		await user.type( next(), 'wards' );
		expect( next() ).toHaveValue( 'Onwards' );
		expect( follow( 'Button texts' ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		expect( next() ).toHaveValue( 'On' );
		expect( follow( 'Button texts' ) ).toBeNull();
	} );
} );

describe( 'the branding options', () => {
	it( '[QST-12~] are in the preview and need no notice while the add-on is active', async () => {
		await openPreview();
		const options = within(
			screen.getByRole( 'group', { name: 'Branding options' } )
		);
		expect( options.queryByText( /^Branding: / ) ).toBeNull();
		for ( const name of [ 'Next button', 'Skip button', 'Tab text' ] ) {
			expect( options.getByRole( 'textbox', { name } ) ).toBeEnabled();
		}
	} );

	it.each( [
		[ 'activate-addon', 'Branding: activate the add-on', 'Activate Addon' ],
		[ 'upgrade', 'Branding: not in your plan.', 'Upgrade to Plus' ],
		[
			'license',
			'Branding: enter a valid license key',
			'Enter your license key',
		],
	] as const )(
		'[QST-12] need the branding add-on: with %s, a notice with its action is in their place',
		async ( decision, sentence, action ) => {
			printFeatures( {
				colors: decision,
				fonts: decision,
				texts: decision,
				logo: decision,
				'middle-positions':
					decision === 'upgrade' ? decision : 'allowed',
			} );
			await openPreview();
			const options = screen.getByRole( 'group', {
				name: 'Branding options',
			} );
			expect( options ).toHaveTextContent( sentence );
			expect(
				within( options ).getByText( action, { selector: 'button, a' } )
			).toBeVisible();
			expect( within( options ).queryByRole( 'textbox' ) ).toBeNull();
			expect( within( options ).queryByText( 'Colors' ) ).toBeNull();
			expect(
				within( options ).getByRole( 'radio', { name: 'Bottom left' } )
			).toBeEnabled();
			const middle = within( options ).getByRole( 'radio', {
				name: 'Middle left',
			} );
			expect( ( middle as HTMLInputElement ).disabled ).toBe(
				decision === 'upgrade'
			);
		}
	);

	it( '[QST-14~] store every field', async () => {
		const { user, saves } = await openPreview();
		const choose = ( name: string ) =>
			user.click( screen.getByRole( 'radio', { name } ) );
		await choose( 'Dark' );
		await choose( 'Middle left' );
		await choose( 'Smile' );
		await choose( 'No logo' );
		for ( const [ name, text ] of [
			[ 'Next button', 'On' ],
			[ 'Next button of the last question', 'Send it' ],
			[ 'Skip button', 'Later' ],
			[ 'Tab text', 'Tell us' ],
		] as const ) {
			await user.type( screen.getByRole( 'textbox', { name } ), text );
		}
		await press( user, 'Save' );
		const save = saves().find( ( { path } ) => path.endsWith( '/7' ) );
		expect( save && sentSurvey( save ).settings?.theming ).toEqual( {
			...SURVEY_DEFAULTS.settings.theming,
			color_scheme: 'dark',
			widget_color: '#333333',
			text_color: '#ffffff',
			button_color: '#2D87F1',
			widget_toggle_color: '#ffffff',
			position: 'middle_left',
			widget_toggle_icon: 'field-smile',
			logo_type: 'none',
			show_logo: false,
			next_text: 'On',
			finish_text: 'Send it',
			skip_text: 'Later',
			widget_toggle_text: 'Tell us',
			// No logo was chosen before, too.
			followed: [ 'font', 'show_logo' ],
		} );
	} );

	it( '[QST-14~] choosing a scheme replaces the colors with its preset', async () => {
		const own = {
			...SURVEY_DEFAULTS.settings.theming,
			color_scheme: 'dark',
			widget_color: '#123456',
			text_color: '#fedcba',
			button_color: '#00ff00',
			next_text: 'On',
		} as const;
		const { user } = await openPreview( ( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? {
						body: survey( {
							settings: {
								...SURVEY_DEFAULTS.settings,
								theming: own,
							},
						} ),
					}
				: previewSite( request )
		);
		const color = ( name: RegExp ) =>
			screen.getByRole( 'button', { name } );
		expect( color( /^Widget color: #123456/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'Light' } ) );
		expect( color( /^Widget color: #ffffff/ ) ).toBeVisible();
		expect( color( /^Text color: #23282D/ ) ).toBeVisible();
		expect( color( /^Button color: #2D87F1/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'textbox', { name: 'Next button' } )
		).toHaveValue( 'On' );
	} );

	it( '[QST-14] a custom logo without an image is an error that blocks the next step, also from Build', async () => {
		const opened = await openPreview();
		const { user } = opened;
		await user.click(
			screen.getByRole( 'radio', { name: 'Your own logo' } )
		);
		const text = 'You must select a custom logo.';
		const atField = () =>
			within(
				screen.getByRole( 'group', { name: 'Branding options' } )
			).queryByText( text );
		expect( atField() ).toBeNull();
		await view( opened, 'Build' );
		await press( user, 'Next Step: Settings' );
		expect(
			screen.getByRole( 'radio', { name: 'Preview' } )
		).toBeChecked();
		expect( atField() ).toBeVisible();
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'No logo' } ) );
		expect( atField() ).toBeNull();
		await press( user, 'Next Step: Settings' );
		await wait();
		expect( screen.queryByRole( 'radio', { name: 'Preview' } ) ).toBeNull();
	} );
} );
