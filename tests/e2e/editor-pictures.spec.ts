import { saveDraft, storedQuestions } from './support/editor';
import { inSite } from './support/site-folder';
import {
	addQuestion,
	questionCard,
	startSurvey,
	writeOptions,
} from './support/surveys';
import { expect, test } from './support/test';
import { wp } from './support/wp';

test( '[QST-09] [UIX-02] options have an image from the media library and an icon from the icon picker', async ( {
	admin,
} ) => {
	const picture = wp(
		'media',
		'import',
		inSite( 'wordpress/wp-includes/images/media/default.png' ),
		'--title=A drawing',
		'--porcelain'
	);
	await startSurvey( admin, 'Pictures' );
	const card = questionCard( admin, 1 );
	await card.getByLabel( 'Title', { exact: true } ).fill( 'Which picture?' );
	await card.getByLabel( 'Type' ).selectOption( 'Image Radio' );
	await writeOptions( card, [ 'Drawing', 'None' ] );
	await card
		.getByRole( 'button', { name: 'Choose the image of option 1' } )
		.click();
	await admin.getByRole( 'tab', { name: 'Media Library' } ).click();
	await admin.locator( `.attachment[data-id="${ picture }"]` ).click();
	await admin.getByRole( 'button', { name: 'Use this image' } ).click();
	const preview = card.getByRole( 'img', { name: 'Drawing' } );
	await expect( preview ).toBeVisible();
	await expect( preview ).toHaveAttribute( 'src', /default.*\.png$/ );

	const icons = await addQuestion( admin, 'Icon Choice', 'Which icon?' );
	await writeOptions( icons, [ 'Love', 'Nothing' ] );
	// The first time, the icons do not arrive.
	await admin.route( /data\/icons-/, ( route ) =>
		route.fulfill( { status: 200, body: 'not JSON' } )
	);
	await icons
		.getByRole( 'button', { name: 'Choose the icon of option 1' } )
		.click();
	const dialog = admin.getByRole( 'dialog' );
	await expect(
		dialog.getByText( 'The icons could not be loaded' )
	).toBeVisible();
	await admin.unroute( /data\/icons-/ );
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	const choose = dialog.getByRole( 'button', { name: 'Choose Icon' } );
	await expect( choose ).toHaveAttribute( 'aria-disabled', 'true' );
	await dialog.getByRole( 'searchbox' ).fill( 'heart' );
	const heart = dialog.getByRole( 'radio', {
		name: 'Heart (filled)',
		exact: true,
	} );
	await heart.focus();
	await admin.keyboard.press( 'Space' );
	await expect( heart ).toBeChecked();
	await choose.click();
	await expect( dialog ).toHaveCount( 0 );
	await saveDraft( admin );
	expect( await storedQuestions( admin ) ).toMatchObject( [
		{
			config: {
				options: [
					{
						label: 'Drawing',
						image: expect.stringMatching( /default.*\.png$/ ),
					},
					{ label: 'None', image: '' },
				],
			},
		},
		{
			config: {
				options: [
					{ label: 'Love', icon: { name: 'heart', style: 'solid' } },
					{ label: 'Nothing', icon: { name: '', style: '' } },
				],
			},
		},
	] );
	await admin.reload();
	await expect( preview ).toBeVisible();
	await expect(
		icons
			.getByRole( 'button', { name: 'Choose the icon of option 1' } )
			.locator( 'svg' )
	).toBeVisible();
} );
