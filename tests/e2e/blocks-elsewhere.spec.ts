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
import { wp } from './support/wp';

useClassicTheme();
const survey = useSurvey( 'Tea elsewhere', [ CHOICE ] );

const TEMPLATE = '/wp-json/wp/v2/templates/twentytwentyfive//single';

const control = ( page: Page ): Locator =>
	page.locator( '.userfeedback-rating' );

/** Makes a post and answers its address. */
function makePost( title: string ): string {
	const id = wp(
		'post',
		'create',
		`--post_title=${ title }`,
		'--post_content=<!-- wp:paragraph --><p>Read this.</p><!-- /wp:paragraph -->',
		'--post_status=publish',
		'--porcelain'
	);
	return `/?p=${ id }`;
}

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

/** A visitor answers the survey and sees one control. */
async function answer( visitor: Page ): Promise< void > {
	await expect( control( visitor ) ).toHaveCount( 1 );
	await formOf( visitor ).getByLabel( 'Yes' ).check();
	await formOf( visitor ).getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		visitor.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
}

async function restNonce( admin: Page ): Promise< Record< string, string > > {
	const response = await admin.request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	return { 'X-WP-Nonce': await response.text() };
}

test( '[BLK-01~] [BLK-02~] [RAT-03~] the template of posts shows its automatic rating in the site editor, takes a survey, and both serve visitors', async ( {
	admin,
	visitor,
} ) => {
	const warnings = collectWarnings( admin );
	await admin.route( /\/block-directory\//, ( route ) =>
		route.fulfill( { json: [] } )
	);
	const url = `/wp-admin/site-editor.php?canvas=edit&p=${ encodeURIComponent(
		'/wp_template/twentytwentyfive//single'
	) }`;
	await admin.goto( url );
	await skipIntroductions( admin );
	const canvas = admin.frameLocator( 'iframe[name="editor-canvas"]' );
	const rating = canvas.getByRole( 'document', {
		name: /UserFeedback post rating/,
	} );
	await expect( rating ).toHaveCount( 1 );
	await expect( rating ).toBeVisible();
	try {
		await insertBlock( admin, /UserFeedback survey\s*$/ );
		const block = await chooseSurvey( canvas );
		await admin
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		await expect(
			admin
				.getByRole( 'button', { name: 'Dismiss this notice' } )
				.filter( { hasText: /saved|updated/i } )
		).toBeVisible();
		await admin.goto( url );
		await expect( block.getByText( CHOICE.title ) ).toBeVisible();
		await expect( rating ).toHaveCount( 1 );
		await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount(
			0
		);
		expect( warnings ).toEqual( [] );

		await visitor.goto( makePost( 'A template' ) );
		await takeScreenshots( visitor, 'blocks-template' );
		await answer( visitor );
	} finally {
		await admin.request.delete( `${ TEMPLATE }?force=true`, {
			headers: await restNonce( admin ),
		} );
	}
} );

test( '[BLK-01~] [BLK-02~] [RAT-03~] a widget area of a classic theme takes a survey; the content gets the control; both suit a dark theme', async ( {
	admin,
	visitor,
} ) => {
	const warnings = collectWarnings( admin );
	await admin.route( /\/block-directory\//, ( route ) =>
		route.fulfill( { json: [] } )
	);
	await setTheme( admin, CLASSIC );
	await setTheme( visitor, CLASSIC );
	const before = wp( 'option', 'get', 'sidebars_widgets', '--format=json' );
	try {
		await admin.goto( '/wp-admin/widgets.php' );
		await skipIntroductions( admin );
		// Otherwise WordPress may choose the inactive widgets.
		const area = admin.locator( '[data-type="core/widget-area"]' ).first();
		await expect( area ).toContainText( 'Aside' );
		await area.focus();
		await insertBlock( admin, /UserFeedback survey\s*$/ );
		const block = await chooseSurvey( admin );
		await expect( area.getByText( CHOICE.title ) ).toBeVisible();
		// WordPress says "saved" before it has stored which widgets the area has.
		await Promise.all( [
			admin.waitForResponse(
				( response ) =>
					response.request().method() === 'POST' &&
					/\/sidebars\/aside/.test( response.url() )
			),
			admin
				.getByRole( 'button', { name: 'Update', exact: true } )
				.click(),
		] );
		await admin.reload();
		await expect( block.getByText( CHOICE.title ) ).toBeVisible();
		await expect( admin.locator( '.block-editor-warning' ) ).toHaveCount(
			0
		);
		expect( warnings ).toEqual( [] );

		const post = makePost( 'A widget' );
		await visitor.goto( `${ post }&dark=1` );
		await takeScreenshots( visitor, 'blocks-dark' );
		await visitor.goto( post );
		await takeScreenshots( visitor, 'blocks-classic' );
		await answer( visitor );
	} finally {
		await setTheme( admin );
		wp( 'option', 'update', 'sidebars_widgets', before, '--format=json' );
	}
	expect( survey.id ).toBeGreaterThan( 0 );
} );
