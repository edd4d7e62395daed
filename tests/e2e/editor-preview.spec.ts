import { saveDraft } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import { textQuestions } from './support/made';
import { expectNotice } from './support/surveys';
import { expect, test } from './support/test';

/** The cookies of the site that the plugin sets on visitors' pages, and the keys that it stores. */
const TRACES = `[ document.cookie, ...Object.keys( localStorage ) ].join( ' ' )`;

test( '[QST-01] [QST-14~] the preview runs the real widget on the unsaved survey, follows the branding options and records nothing', async ( {
	admin,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Lunch',
		questions: textQuestions( 'How was it?' ),
		status: 'draft',
	} );
	const posted: string[] = [];
	admin.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			posted.push( new URL( request.url() ).pathname );
		}
	} );
	await admin.goto(
		`/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ id }/questions`
	);
	const card = admin.getByRole( 'group', { name: 'Question 1' } );
	await card
		.getByRole( 'textbox', { name: 'Title', exact: true } )
		.fill( 'Was it good?' );
	await admin.getByRole( 'radio', { name: 'Preview' } ).check();
	await expect( card ).toHaveCount( 0 );

	const frame = admin.frameLocator( 'iframe[title="Preview of the survey"]' );
	const widget = frame.getByRole( 'region', { name: 'Survey' } );
	await expect(
		widget.getByRole( 'heading', { name: 'Was it good?' } )
	).toBeVisible();
	await takeScreenshots( admin, 'editor-preview' );

	// A change of the options shows while its field keeps the focus.
	const next = admin.getByRole( 'textbox', {
		name: 'Next button',
		exact: true,
	} );
	await next.fill( 'Onwards' );
	await expect(
		widget.getByRole( 'button', { name: 'Onwards' } )
	).toBeVisible();
	await expect( next ).toBeFocused();
	await admin.getByRole( 'radio', { name: 'Dark' } ).check();
	await admin.getByRole( 'radio', { name: 'Middle left' } ).check();
	await expect( widget.getByRole( 'textbox' ) ).toHaveCSS(
		'color',
		'rgb(255, 255, 255)'
	);
	await takeScreenshots( admin, 'editor-preview-dark', { fullPage: false } );
	await admin.getByRole( 'radio', { name: 'Mobile' } ).check();

	// A visitor's way to the end, by keyboard.
	await widget.getByRole( 'textbox' ).press( 'x' );
	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Enter' );
	await expect(
		widget.getByRole( 'heading', { name: 'Thanks for your feedback!' } )
	).toBeVisible();
	await widget.getByRole( 'button', { name: 'Close' } ).click();
	await expectNotice(
		admin,
		'The survey was closed. Press Restart to see it again.'
	);
	await admin.getByRole( 'button', { name: 'Restart' } ).click();
	await expect( widget.getByRole( 'textbox' ) ).toHaveValue( '' );

	// Nothing of that has left the frame or remains in the browser or on the server.
	expect(
		posted.filter( ( path ) => path.includes( '/userfeedback/' ) )
	).toEqual(
		expect.not.arrayContaining( [
			expect.stringMatching( /responses|impression|progress|\d$/ ),
		] )
	);
	expect( await admin.evaluate( TRACES ) ).not.toMatch(
		/userfeedback-(\d|outbox)/
	);
	expect( await api.get( `surveys/${ id }/results` ) ).toMatchObject( {
		total: 0,
		impressions: 0,
	} );
	const before = await api.get< {
		revision: number;
	} >( `surveys/${ id }` );
	expect( before.revision ).toBe( 1 );

	await saveDraft( admin );
	await admin.reload();
	await admin.getByRole( 'radio', { name: 'Preview' } ).check();
	await expect( next ).toHaveValue( 'Onwards' );
	await expect( admin.getByRole( 'radio', { name: 'Dark' } ) ).toBeChecked();
	await expect(
		admin.getByRole( 'radio', { name: 'Middle left' } )
	).toBeChecked();
} );
