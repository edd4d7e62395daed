import { act, screen, within } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { WIDGET_DEFAULTS } from '@/survey-model';
import { customize, pass, reset } from '../support/customizer';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

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

describe( 'the defaults of the widget', () => {
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

	it( '[STG-06] are those of the specification, with its nine icons, and the fonts of the catalogue in upright weights', async () => {
		expect( WIDGET_DEFAULTS ).toMatchObject( {
			widget_theme: 'light',
			widget_button_color: '#2D87F1',
			widget_toggle_color: '#23282D',
			widget_color: '#ffffff',
			widget_text_color: '#23282D',
			widget_position: 'bottom_right',
			widget_toggle_icon: 'field-userfeedback',
			widget_font: { family: '', weight: 400 },
			// Empty texts are those of the widget.
			skip_text: '',
			next_text: '',
		} );
		const { choose, look, press, saves, user } = await customize();
		for ( const text of [ 'Skip', 'Next' ] ) {
			expect(
				screen.getByRole( 'textbox', { name: `${ text } button` } )
			).toHaveAttribute( 'placeholder', text );
		}
		const icons = within( screen.getByRole( 'group', { name: 'Icon' } ) );
		expect(
			icons
				.getAllByRole( 'radio' )
				.map( ( icon ) => icon.getAttribute( 'aria-label' ) )
		).toEqual( [
			'UserFeedback',
			'Smile',
			'Open letter',
			'Hand with star',
			'Comments',
			'Comment with star',
			'Comment with heart',
			'Comment with pen',
			'Arrow down',
		] );
		expect(
			screen.getByRole( 'radio', { name: 'Use Theme' } )
		).toBeChecked();
		await choose( 'Use Custom Font' );
		await user.type(
			screen.getByRole( 'combobox', { name: 'Font family' } ),
			'Roboto'
		);
		await user.click( screen.getByRole( 'option', { name: 'Roboto' } ) );
		await pass( 500 );
		const weight = screen.getByRole( 'combobox', { name: 'Font weight' } );
		const weights =
			within( weight ).getAllByRole< HTMLOptionElement >( 'option' );
		expect( weights.map( ( { value } ) => value ) ).toEqual(
			Array.from( { length: 9 }, ( _, index ) => `${ index + 1 }00` )
		);
		await user.selectOptions( weight, '700' );
		await pass( 500 );
		const font = { family: 'Roboto', weight: 700 };
		expect( look() ).toMatchObject( { font } );
		await press( 'Save Settings' );
		expect( saves() ).toEqual( [ { settings: { widget_font: font } } ] );
	} );
} );
