import { expect, test } from './support/test';

const PAGE = '/wp-admin/admin.php?page=userfeedback_post_ratings';

test( '[RAT-02] an owner sets post ratings, sees them in the preview, and finds them saved', async ( {
	admin: page,
} ) => {
	// From the page around it: the frame runs no scripts, not even those of a test.
	const preview = () =>
		page
			.getByTitle( 'Preview of the rating control' )
			.evaluate(
				( frame: HTMLIFrameElement ) =>
					frame.contentDocument?.body.textContent ?? ''
			);
	const expectPreview = ( text: string ) =>
		expect.poll( preview ).toContain( text );
	const save = page.getByRole( 'button', { name: 'Save Settings' } );
	const question = page.getByRole( 'textbox', { name: 'Rating question' } );
	const faces = page.getByRole( 'radio', { name: 'Faces' } );
	const pages = page.getByRole( 'checkbox', { name: 'Pages' } );

	await page.goto( PAGE );
	await expect( page ).toHaveURL( /#\/settings$/ );
	await expectPreview( 'How would you rate this post?' );
	await expectPreview( '5 stars' );

	await test.step( 'edits show in the preview, and saving keeps them', async () => {
		await faces.check();
		await question.fill( 'Was this <b>useful?' );
		await pages.check();
		await expectPreview( 'Was this <b>useful?' );
		await expectPreview( 'Very good' );
		await page
			.getByRole( 'checkbox', { name: /after a low rating$/ } )
			.check();
		await page.getByRole( 'radio', { name: 'Low rating' } ).check();
		await expectPreview( 'What could we do better?' );
		await save.click();
		await expect(
			page.getByText( 'Settings Updated' ).first()
		).toBeAttached();
		await page.goto( 'about:blank' );
		await page.goto( PAGE );
		await expect( question ).toHaveValue( 'Was this <b>useful?' );
		await expect( faces ).toBeChecked();
		await expect( pages ).toBeChecked();
		await expectPreview( 'Was this <b>useful?' );
	} );
} );
