import type { FrameLocator, Locator, Page } from '@playwright/test';
import { collectWarnings, insertBlock as insert } from './support/block-editor';
import { formOf } from './support/inline';
import { expect, test } from './support/test';
import { CHOICE, useSurvey } from './support/visitors';

useSurvey( 'Tea in a block', [ CHOICE ] );

/** Opens a new post without WordPress' introductions. Answers the canvas. */
async function openNewPost( admin: Page ): Promise< FrameLocator > {
	// WordPress' directory of blocks, which the inserter searches too.
	await admin.route( /\/block-directory\//, ( route ) =>
		route.fulfill( { json: [] } )
	);
	await admin.goto( '/wp-admin/post-new.php' );
	await admin.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						set: (
							scope: string,
							name: string,
							value: boolean
						) => void;
					};
				};
			};
		};
		const { set } = wp.data.dispatch( 'core/preferences' );
		set( 'core/edit-post', 'welcomeGuide', false );
		set( 'core/edit-post', 'fullscreenMode', true );
		set( 'core', 'enableChoosePatternModal', false );
	} );
	const canvas = admin.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( 'Blocks' );
	return canvas;
}

/** Creates a survey in the block, with a question; the builder opens in another tab. */
async function createSurvey( admin: Page, block: Locator ): Promise< number > {
	await block.getByRole( 'button', { name: 'Create New' } ).click();
	await block
		.getByRole( 'textbox', { name: 'Title of the new survey' } )
		.fill( 'Cake in a block' );
	await block
		.getByRole( 'textbox', { name: 'First question' } )
		.fill( 'Which cake?' );
	const [ builder ] = await Promise.all( [
		admin.context().waitForEvent( 'page' ),
		block.getByRole( 'button', { name: 'Create draft' } ).click(),
	] );
	await expect(
		builder.getByRole( 'textbox', { name: 'Title', exact: true } )
	).toHaveValue( 'Which cake?' );
	const [ , id = '' ] = /#\/edit\/(\d+)/.exec( builder.url() ) ?? [];
	await builder.close();
	return Number( id );
}

test( '[BLK-01] [BLK-02] an author inserts both blocks, finds a survey, creates another one in place, previews, publishes and reloads; visitors answer and see the rating', async ( {
	admin,
	visitor,
	api,
} ) => {
	const warnings = collectWarnings( admin );
	const canvas = await openNewPost( admin );

	await insert( admin, /UserFeedback survey\s*$/ );
	const survey = canvas.getByRole( 'document', {
		name: /UserFeedback survey/,
	} );
	await survey
		.getByRole( 'searchbox', { name: 'Search surveys' } )
		.fill( 'tea in' );
	await survey
		.getByRole( 'button', { name: /Tea in a block.*Published/ } )
		.click();
	await expect( survey.getByText( CHOICE.title ) ).toBeVisible();

	const toolbar = admin.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'In a popup' } ).click();
	await expect(
		survey
			.frameLocator( 'iframe[title="Preview of the survey"]' )
			.getByRole( 'heading', { name: CHOICE.title } )
	).toBeVisible();
	await toolbar.getByRole( 'button', { name: 'In this place' } ).click();
	await expect( survey.getByText( CHOICE.title ) ).toBeVisible();

	await toolbar.getByRole( 'button', { name: 'Replace' } ).click();
	const id = await createSurvey( admin, survey );
	await expect(
		survey.getByText( /This survey is a draft/ ).first()
	).toBeVisible();
	await api.move( 'publish', id );
	// What the browser says when its user returns to this tab.
	await admin.evaluate( () =>
		document.dispatchEvent( new Event( 'visibilitychange' ) )
	);
	await expect( survey.getByText( /This survey is a draft/ ) ).toHaveCount(
		0
	);
	await expect( survey.getByText( 'Which cake?' ) ).toBeVisible();

	await insert( admin, /UserFeedback post rating/ );
	const rating = canvas.getByRole( 'document', {
		name: /UserFeedback post rating/,
	} );
	await expect( rating.getByText( 'No ratings yet' ).first() ).toBeVisible();

	await admin.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await admin
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const view = admin
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Post' } );
	await expect( view ).toBeVisible();
	const link = ( await view.getAttribute( 'href' ) ) ?? '';

	await admin.reload();
	await expect( survey.getByText( 'Which cake?' ) ).toBeVisible();
	await expect( rating.getByText( 'No ratings yet' ).first() ).toBeVisible();
	await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	expect( warnings ).toEqual( [] );

	await visitor.goto( link );
	const form = formOf( visitor );
	await form.getByLabel( 'Which cake?' ).fill( 'Carrot' );
	await form.getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		visitor.getByText( 'Thanks for your feedback!' )
	).toBeVisible();
	await expect(
		visitor.locator(
			'.wp-block-userfeedback-post-rating .userfeedback-rating'
		)
	).toBeVisible();
} );
