import { violationsIn } from './support/axe';
import { textQuestions } from './support/made';
import { takeScreenshots } from './support/screenshots';
import { expectNotice, widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import { button, stand, useSurvey } from './support/visitors';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings#/widget';

const shown = useSurvey( 'Customized', textQuestions( 'How was it?' ) );

test( '[STG-02~] [STG-06~] styles are changed with a live preview, reach visitors when they are saved, and leave them when they are reset; a survey with its own follows again', async ( {
	admin,
	visitor,
} ) => {
	test.setTimeout( 120_000 );
	const press = ( name: string ) =>
		admin.getByRole( 'button', { name, exact: true } ).click();
	const save = async () => {
		// The notice of the save before may still be there.
		const saved = admin.waitForResponse(
			/userfeedback(\/|%2F)v1(\/|%2F)settings/
		);
		await press( 'Save Settings' );
		await saved;
		await expectNotice( admin, 'Settings saved.' );
	};
	const panel = widgetOf( visitor ).locator( '.panel' );
	const open = async () => {
		await visitor.goto( '/about/' );
		await expect( panel ).toBeVisible();
		await stand( visitor );
	};
	await open();
	await expect( panel ).toHaveCSS( 'background-color', 'rgb(255, 255, 255)' );

	// The chunk starts after 600 ms. Before a survey is chosen, a sample has the styles.
	await admin.goto( SETTINGS );
	const widget = admin
		.frameLocator( 'iframe[title="Preview of the survey"]' )
		.getByRole( 'region', { name: 'Survey' } );
	await expect( widget.getByRole( 'heading' ) ).toHaveText(
		'How can we improve this page?'
	);
	const picker = admin.getByRole( 'combobox', {
		name: 'Survey in the preview',
	} );
	await expect( picker ).toHaveAttribute( 'placeholder', 'Select Survey' );
	await picker.click();
	await admin.getByRole( 'option', { name: 'Customized' } ).first().click();
	await expect( widget.getByRole( 'heading' ) ).toHaveText( 'How was it?' );

	await admin.getByRole( 'radio', { name: 'Dark' } ).check();
	await admin.getByRole( 'radio', { name: 'Bottom left' } ).check();
	await admin
		.getByRole( 'textbox', { name: 'Next button' } )
		.fill( 'Onwards' );
	await expect(
		widget.getByRole( 'button', { name: 'Onwards' } )
	).toBeVisible();
	await expect( widget.getByRole( 'heading' ) ).toHaveCSS(
		'color',
		'rgb(255, 255, 255)'
	);
	expect(
		await violationsIn( admin, '.userfeedback-page__content' )
	).toEqual( [] );
	await takeScreenshots( admin, 'settings-widget' );
	await save();
	await open();
	await expect( panel ).toHaveCSS( 'background-color', 'rgb(51, 51, 51)' );
	await expect( button( visitor, 'Onwards' ) ).toBeVisible();
	expect( ( await panel.boundingBox() )!.x ).toBeLessThan( 40 );

	await press( 'Reset to default: Button texts' );
	await expect(
		admin.getByRole( 'textbox', { name: 'Next button' } )
	).toBeFocused();
	await press( 'Reset all to defaults' );
	await admin
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Reset all to defaults' } )
		.click();
	await save();
	await open();
	await expect( panel ).toHaveCSS( 'background-color', 'rgb(255, 255, 255)' );
	await expect( button( visitor, 'Next' ) ).toBeVisible();

	// A survey with its own values keeps them, until it follows again.
	await shown.api.set( shown.id, 'theming', { widget_color: '#0b1f3a' } );
	await shown.api.post( 'settings', {
		settings: { widget_color: '#ffeecc' },
	} );
	await open();
	await expect( panel ).toHaveCSS( 'background-color', 'rgb(11, 31, 58)' );
	await admin.goto(
		`/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ shown.id }/questions`
	);
	await admin.getByRole( 'radio', { name: 'Preview' } ).check();
	await press( 'Use the plugin-wide value: Colors' );
	await expect(
		admin.getByRole( 'button', { name: 'Widget color: #ffeecc' } )
	).toBeVisible();
	await press( 'Save' );
	await expect(
		admin.getByText( /Your Survey was Saved/ ).first()
	).toBeVisible();
	await open();
	await expect( panel ).toHaveCSS( 'background-color', 'rgb(255, 238, 204)' );
} );
