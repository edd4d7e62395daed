import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
	collectWarnings,
	insertBlock,
	skipIntroductions,
} from './support/block-editor';
import { formOf } from './support/inline';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { CLASSIC, setTheme, useClassicTheme } from './support/themes';
import { CHOICE, useSurvey } from './support/visitors';

useClassicTheme();
useSurvey( 'Tea elsewhere', [ CHOICE ] );

const control = ( page: Page ): Locator =>
	page.locator( '.userfeedback-rating' );

/** Chooses the survey in a block that was just inserted. */
async function chooseSurvey( canvas: FrameLocator | Page ): Promise< Locator > {
	const block = canvas.getByRole( 'document', {
		name: /UserFeedback survey/,
	} );
	await block
		.getByRole( 'searchbox', { name: 'Search surveys' } )
		.fill( 'tea else' );
	await block
		.getByRole( 'button', { name: /Tea elsewhere.*Published/ } )
		.click();
	await expect( block.getByText( CHOICE.title ) ).toBeVisible();
	return block;
}

/** Inserts a post rating after the other blocks and lets it rate the post with a title. */
async function insertRatingOf( admin: Page, title: string ): Promise< void > {
	await insertBlock( admin, /UserFeedback post rating\s*$/ );
	const settings = admin.getByRole( 'button', {
		name: 'Settings',
		exact: true,
	} );
	if ( ( await settings.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await settings.click();
	}
	await admin.getByRole( 'radio', { name: 'Another post' } ).check();
	const post = admin.getByRole( 'combobox', { name: 'Post', exact: true } );
	await post.fill( title );
	await admin.getByRole( 'option', { name: title } ).click();
}

/** A visitor answers the survey and rates by the last of the controls. */
async function answer( visitor: Page ): Promise< void > {
	// The automatic one, and that of another post.
	await expect( control( visitor ) ).toHaveCount( 2 );
	await formOf( visitor ).getByLabel( 'Yes' ).check();
	await formOf( visitor ).getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		visitor.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	const last = control( visitor ).last();
	await last.getByRole( 'radio', { name: '4 stars' } ).click();
	await expect( last.getByText( '4.0 out of 5' ) ).toBeVisible();
}

test( '[BLK-01~] [BLK-02~] [RAT-03~] the template of posts shows its automatic rating in the site editor, takes a survey and the rating of another post, and all serve visitors', async ( {
	admin,
	visitor,
	post,
} ) => {
	const warnings = collectWarnings( admin );
	await admin.route( /\/block-directory\//, ( route ) =>
		route.fulfill( { json: [] } )
	);
	const editor = `/wp-admin/site-editor.php?canvas=edit&p=${ encodeURIComponent(
		'/wp_template/twentytwentyfive//single'
	) }`;
	await admin.goto( editor );
	await skipIntroductions( admin );
	const canvas = admin.frameLocator( 'iframe[name="editor-canvas"]' );
	const rating = canvas.getByRole( 'document', {
		name: /UserFeedback post rating/,
	} );
	await expect( rating ).toHaveCount( 1 );
	await expect( rating ).toBeVisible();
	await post( { title: 'Rated from the template' } );
	await insertBlock( admin, /UserFeedback survey\s*$/ );
	const block = await chooseSurvey( canvas );
	await insertRatingOf( admin, 'Rated from the template' );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		admin
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.filter( { hasText: /saved|updated/i } )
	).toBeVisible();
	await admin.goto( editor );
	await expect( block.getByText( CHOICE.title ) ).toBeVisible();
	await expect( rating ).toHaveCount( 2 );
	await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	expect( warnings ).toEqual( [] );

	const { url } = await post( { title: 'A template' } );
	await visitor.goto( url );
	await takeScreenshots( visitor, 'blocks-template' );
	await answer( visitor );
} );

test( '[BLK-01~] [BLK-02~] [RAT-03~] a widget area of a classic theme takes a survey and the rating of another post; the content gets its own control; both suit a dark theme', async ( {
	admin,
	visitor,
	post,
} ) => {
	const warnings = collectWarnings( admin );
	await admin.route( /\/block-directory\//, ( route ) =>
		route.fulfill( { json: [] } )
	);
	await setTheme( admin, CLASSIC );
	await setTheme( visitor, CLASSIC );
	await post( { title: 'Rated from the aside' } );
	await admin.goto( '/wp-admin/widgets.php' );
	await skipIntroductions( admin );
	// Otherwise WordPress may choose the inactive widgets.
	const area = admin.locator( '[data-type="core/widget-area"]' ).first();
	await expect( area ).toContainText( 'Aside' );
	await area.focus();
	await insertBlock( admin, /UserFeedback survey\s*$/ );
	const block = await chooseSurvey( admin );
	await expect( area.getByText( CHOICE.title ) ).toBeVisible();
	await insertRatingOf( admin, 'Rated from the aside' );
	await expect( area.getByText( 'No ratings yet' ) ).toBeVisible();
	// WordPress says "saved" before it has stored which widgets the area has.
	await Promise.all( [
		admin.waitForResponse(
			( response ) =>
				response.request().method() === 'POST' &&
				/\/sidebars\/aside/.test( response.url() )
		),
		admin.getByRole( 'button', { name: 'Update', exact: true } ).click(),
	] );
	await admin.reload();
	await expect( block.getByText( CHOICE.title ) ).toBeVisible();
	await expect( admin.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	expect( warnings ).toEqual( [] );

	const { url } = await post( { title: 'A widget' } );
	await visitor.goto( `${ url }?dark=1` );
	await takeScreenshots( visitor, 'blocks-dark' );
	await visitor.goto( url );
	await takeScreenshots( visitor, 'blocks-classic' );
	await answer( visitor );
} );
