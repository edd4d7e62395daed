import { OWN_BROWSER } from './support/shared-browser';
import { takeScreenshots } from './support/screenshots';
import {
	SURVEYS,
	addQuestion,
	expectNotice,
	questionCard,
	startSurvey,
	widgetOf,
	writeOptions,
} from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

test( '[EDT-05] [EDT-06] the banners after a save disappear after five seconds', async ( {
	admin,
} ) => {
	const notice = admin.locator( '#userfeedback-root .components-notice' );
	await startSurvey( admin, 'Banners' );
	const card = questionCard( admin, 1 );
	await card.getByLabel( 'Title' ).fill( 'Which?' );
	await card.getByLabel( 'Type' ).selectOption( 'Radio Buttons' );
	const save = admin.getByRole( 'button', { name: 'Save', exact: true } );
	await save.click();
	await expect( notice ).toContainText( 'Your Survey was Saved as a Draft.' );
	await expect( notice ).toHaveClass( /is-info/ );
	await expect( notice ).toHaveCount( 0, { timeout: 6000 } );

	// Publishing without options: kept as a draft, and said why.
	const id = Number( /edit\/(\d+)/.exec( admin.url() )?.[ 1 ] );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/publish` );
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( notice ).toContainText(
		"The Survey can't be published: Some questions are missing options."
	);
	await expect( notice ).toHaveClass( /is-warning/ );
	await expect( admin ).toHaveURL( /publish$/ );
	await expect( notice ).toHaveCount( 0, { timeout: 6000 } );

	await admin.getByRole( 'link', { name: 'Questions' } ).click();
	await writeOptions( card, [ 'This', 'That' ] );
	await admin.getByRole( 'link', { name: 'Publish' } ).click();
	await admin.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( admin ).toHaveURL( /#\/$/ );

	// A published one is saved as such, until its options are missing.
	await admin.goto( `${ SURVEYS }#/edit/${ id }` );
	await save.click();
	await expect( notice ).toContainText(
		'Your Survey was Saved! - View Surveys'
	);
	await expect( notice ).toHaveClass( /is-success/ );
	await expect( notice ).toHaveCount( 0, { timeout: 6000 } );
	await card.getByRole( 'textbox', { name: 'Option 2' } ).fill( '' );
	await save.click();
	await expect( notice ).toContainText( "The Survey can't be published" );
	await expect(
		admin.locator( '.userfeedback-page__actions' )
	).toContainText( 'Draft' );
	await card.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'That' );
	await save.click();
	await notice.getByRole( 'button', { name: 'Close' } ).click();
	await expect( notice ).toHaveCount( 0 );
} );

test( '[EDT-09] [QST-11] going on from an invalid step shows its errors and focuses the first one', async ( {
	admin,
} ) => {
	await startSurvey( admin, 'At fault' );
	const first = questionCard( admin, 1 );
	const second = await addQuestion( admin, 'Checkboxes', '' );
	const next = admin.getByRole( 'button', { name: 'Next Step: Settings' } );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( second ).not.toContainText( 'Options are required.' );

	await next.click( { force: true } );
	await expectNotice( admin, 'Please fix errors on this page.' );
	await expect( first.getByLabel( 'Title' ) ).toBeFocused();
	await expect( first.getByText( /required\.$/ ) ).toHaveText( [
		'Title is required.',
	] );
	await expect( second.getByText( /required\.$/ ) ).toHaveText( [
		'Title is required.',
		'Options are required.',
	] );
	await expect(
		second.locator( '.userfeedback-question__error-icon' )
	).toBeVisible();
	await takeScreenshots( admin, 'editor-errors' );

	await first.getByLabel( 'Title' ).fill( 'Well?' );
	await second.getByLabel( 'Title' ).fill( 'Which?' );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
	await second.getByLabel( 'Option 1' ).fill( 'This' );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect(
		admin.locator( '.userfeedback-question__error-icon' )
	).toHaveCount( 0 );

	// A survey without any question is invalid too.
	for ( const number of [ 2, 1 ] ) {
		await admin
			.getByRole( 'button', { name: `Delete question ${ number }` } )
			.click();
		await admin
			.getByRole( 'button', { name: 'Delete question', exact: true } )
			.click();
	}
	await next.click( { force: true } );
	await expectNotice( admin, 'Add at least one question.' );
	await addQuestion( admin, 'Single Text Field', 'Well?' );
	await next.click();
	await expect( admin ).toHaveURL( /settings$/ );
} );

// The clock stays installed.
const EDT_07 = { tag: OWN_BROWSER };

test(
	'[EDT-07] shows a warning while a survey with responses is edited',
	EDT_07,
	async ( { admin, visitor, survey } ) => {
		const id = await survey( {
			title: 'Answered',
			questions: textQuestions( 'Well?' ),
		} );
		const warning =
			'This Survey has already collected responses. To make changes, please duplicate this Survey or create a new one';
		await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
		await expect( questionCard( admin, 1 ) ).toBeVisible();
		await expect( admin.getByText( warning ) ).toHaveCount( 0 );

		await visitor.goto( '/about/' );
		await widgetOf( visitor ).getByRole( 'textbox' ).fill( 'Quite' );
		const stored = visitor.waitForResponse( /\/responses$/ );
		await widgetOf( visitor )
			.getByRole( 'button', { name: 'Next' } )
			.click();
		expect( ( await stored ).status() ).toBe( 201 );
		// Other banners are gone after five seconds.
		await admin.clock.install();
		await admin.reload();
		await expectNotice( admin, warning );
		await admin.clock.runFor( 60_000 );
		await expectNotice( admin, warning );
		await admin.clock.resume();
		await takeScreenshots( admin, 'editor-answered' );
		await admin
			.getByRole( 'link', { name: 'Duplicate this survey' } )
			.click();
		await admin.getByRole( 'button', { name: 'Duplicate survey' } ).click();
		await expect(
			admin.getByRole( 'heading', { level: 1 } )
		).toContainText( 'Answered (copy)' );
		await expect( admin.getByText( warning ) ).toHaveCount( 0 );
	}
);
