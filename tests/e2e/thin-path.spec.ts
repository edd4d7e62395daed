import { expect, test } from './support/test';
import { takeScreenshots } from './support/screenshots';
import {
	RESULTS,
	SURVEYS,
	buildSurvey,
	expectNotice,
	questionCard,
	startSurvey,
	widgetOf,
} from './support/surveys';

const TITLE = 'How do you like our commas?';
const QUESTION = 'Which sentence is better?';

test( '[PUB-03~] a visitor answers a survey that was built and published by mouse, and the results show the answers', async ( {
	admin,
	visitor,
} ) => {
	await buildSurvey( admin, TITLE, QUESTION, [
		'honest, kind, and loyal',
		'honest, kind and loyal',
		'I do not care',
	] );
	await takeScreenshots( admin, 'publish-step' );

	// A draft is a plain save: the editor stays and says so.
	await admin.getByRole( 'radio', { name: 'Draft' } ).check();
	await admin.getByRole( 'button', { name: 'Save as Draft' } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/publish$/ );
	await visitor.goto( '/about/' );
	await expect( widgetOf( visitor ) ).toHaveCount( 0 );

	// Publishing saves and returns to the list.
	await admin.getByRole( 'link', { name: 'Questions' } ).click();
	await takeScreenshots( admin, 'questions-step' );
	await admin.getByRole( 'link', { name: 'Publish' } ).click();
	await admin.getByRole( 'radio', { name: 'Publish' } ).check();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( admin ).toHaveURL( /userfeedback_surveys#\/$/ );
	const row = admin.getByRole( 'row', { name: TITLE } );
	await expect( row ).toContainText( 'Published' );
	await takeScreenshots( admin, 'surveys-list' );

	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect(
		widget.getByRole( 'heading', { name: QUESTION } )
	).toBeVisible();
	await takeScreenshots( visitor, 'widget', { fullPage: false } );
	await widget
		.getByRole( 'radio', { name: 'honest, kind, and loyal' } )
		.check();
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	await widget
		.getByRole( 'textbox', { name: 'And why?' } )
		.fill( 'It reads <b>better</b>' );
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	await expect(
		widget.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	await takeScreenshots( visitor, 'widget-thanks', { fullPage: false } );

	await expect
		.poll( async () => {
			await admin.goto( SURVEYS );
			return row.innerText();
		} )
		.toMatch( /^\s*1\s*$/m );
	await row.getByRole( 'link', { name: /view the results/ } ).click();
	await expect( admin ).toHaveURL(
		new RegExp(
			`${ RESULTS.slice( 10 ).replace( '?', '\\?' ) }#/survey/\\d+$`
		)
	);
	await expect(
		admin.getByRole( 'row', { name: 'honest, kind, and loyal 1 100%' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'row', { name: 'I do not care 0 0%' } )
	).toBeVisible();
	await expect( admin.getByText( 'It reads <b>better</b>' ) ).toBeVisible();
	await takeScreenshots( admin, 'results' );
} );

test( '[WID-01] the widget asks one question at a time with Next, Skip and Close, thanks the visitor and closes', async ( {
	admin,
	visitor,
	browser,
} ) => {
	await buildSurvey( admin, 'One at a time', 'First?', [ 'Yes', 'No' ] );
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect(
		admin.getByRole( 'row', { name: 'One at a time' } )
	).toContainText( 'Published' );

	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	const buttons = widget.getByRole( 'button' );
	await expect(
		widget.getByRole( 'heading', { name: 'First?' } )
	).toBeVisible();
	await expect(
		widget.getByRole( 'heading', { name: 'And why?' } )
	).toHaveCount( 0 );
	await expect( buttons ).toHaveText( [ 'Feedback', 'Next', 'Skip', '' ] );
	await expect( buttons.last() ).toHaveAccessibleName( 'Close' );
	await buttons.filter( { hasText: 'Skip' } ).click();

	await expect(
		widget.getByRole( 'heading', { name: 'And why?' } )
	).toBeVisible();
	await expect(
		widget.getByRole( 'heading', { name: 'First?' } )
	).toHaveCount( 0 );
	await expect( buttons ).toHaveText( [
		'Feedback',
		'',
		'Next',
		'Skip',
		'',
	] );
	await expect( buttons.nth( 1 ) ).toHaveAccessibleName( 'Back' );
	await widget.getByRole( 'textbox', { name: 'And why?' } ).fill( 'Because' );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await buttons.filter( { hasText: 'Next' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );

	await expect(
		widget.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	await widget.getByRole( 'button', { name: 'Close' } ).click();
	await expect( widget ).toHaveCount( 0 );

	// Drawn by the React that WordPress ships: the page has exactly that one, and our scripts bring none.
	expect(
		await visitor.evaluate( () => {
			const { wp, React } = window as unknown as {
				wp: { element: { createElement: unknown } };
				React: { createElement: unknown; version: string };
			};
			return [
				wp.element.createElement === React.createElement,
				React.version,
			];
		} )
	).toEqual( [ true, '18.3.1' ] );

	// Who has answered is not asked again; somebody else can close it at any question.
	await visitor.goto( '/about/?again' );
	await expect( visitor.locator( '#userfeedback-loader-js' ) ).toBeAttached();
	await expect(
		widget.getByRole( 'heading', { name: 'First?' } )
	).toHaveCount( 0 );
	const other = await browser.newPage( {
		baseURL: new URL( visitor.url() ).origin,
	} );
	await other.goto( '/about/' );
	await widgetOf( other ).getByRole( 'button', { name: 'Close' } ).click();
	await expect( widgetOf( other ) ).toHaveCount( 0 );
	await other.close();
} );

test( '[EDT-08] the title is edited in place: Enter accepts it, Escape restores it, and an empty title is rejected', async ( {
	admin,
} ) => {
	await startSurvey( admin, 'First title' );
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await expect( heading ).toContainText( 'First title' );
	await questionCard( admin, 1 ).getByLabel( 'Title' ).fill( 'Why?' );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );

	await admin.getByRole( 'button', { name: /First title/ } ).click();
	await admin
		.getByRole( 'textbox', { name: 'Survey title' } )
		.fill( 'Never mind' );
	await admin.keyboard.press( 'Escape' );
	await expect( heading ).toContainText( 'First title' );

	await admin.getByRole( 'button', { name: /First title/ } ).click();
	await admin.getByRole( 'textbox', { name: 'Survey title' } ).fill( '   ' );
	await admin.keyboard.press( 'Enter' );
	await expect( heading ).toContainText( 'First title' );
	await expectNotice( admin, 'Title is required. The old one was kept.' );

	await admin.getByRole( 'button', { name: /First title/ } ).click();
	await admin
		.getByRole( 'textbox', { name: 'Survey title' } )
		.fill( 'Second <i>title</i>' );
	await admin.keyboard.press( 'Enter' );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved as a Draft.' );
	await admin.reload();
	await expect( heading ).toContainText( 'Second <i>title</i>' );
} );
