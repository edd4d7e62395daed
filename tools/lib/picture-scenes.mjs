/** What `npm run pictures` shows: a made-up roastery, its surveys, and how each picture comes about. */
import { post, SURVEYS } from './dashboard.mjs';

const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';
const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';

const HOME = `<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size">We roast coffee on Tuesdays and Fridays, in small batches, and send it the same day.</p>
<!-- /wp:paragraph -->
<!-- wp:columns --><div class="wp-block-columns">
<!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Morning light</h3><!-- /wp:heading -->
<!-- wp:paragraph --><p>Ethiopia, washed. Jasmine, apricot and black tea.</p><!-- /wp:paragraph --></div><!-- /wp:column -->
<!-- wp:column --><div class="wp-block-column"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Harbour blend</h3><!-- /wp:heading -->
<!-- wp:paragraph --><p>Brazil and Sumatra. Cocoa, hazelnut, a long finish.</p><!-- /wp:paragraph --></div><!-- /wp:column -->
</div><!-- /wp:columns -->`;

const question = ( id, type, title, options = [] ) => ( {
	id,
	type,
	title,
	config: options.length > 0 ? { options } : {},
	settings: { required: false, randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
} );

const SURVEY = {
	title: 'What brought you here?',
	status: 'publish',
	questions: [
		question( 'reason', 'radio-button', 'What brought you here today?', [
			'I want to buy coffee',
			'I am looking for a gift',
			'I want to learn about roasting',
			'Just looking around',
		] ),
		question( 'nps', 'nps', 'How likely are you to recommend us?' ),
		question( 'missing', 'long-text', 'What is missing on this page?' ),
	],
};

/**
 * Fills a site for the pictures.
 *
 * @param {import('@playwright/test').Page} page Of the dashboard.
 * @return {Promise<{ survey: number }>} Ids for the scenes.
 */
export async function furnish( page ) {
	const { id } = await post( page, 'surveys', { survey: SURVEY } );
	await page.evaluate( async ( content ) => {
		const core = ( path, data ) =>
			window.wp.apiFetch( { path, data, method: 'POST' } );
		const home = await core( '/wp/v2/pages', {
			title: 'Fresh coffee, roasted by the harbour',
			content,
			status: 'publish',
		} );
		await core( '/wp/v2/settings', {
			title: 'Harbour Roastery',
			description: 'Coffee by the sea',
			show_on_front: 'page',
			page_on_front: home.id,
		} );
	}, HOME );
	return { survey: id };
}

/**
 * The pictures. `route` is an address of the site; `{survey}` stands for the survey's id. `arrange` waits until there is something to
 * see. `isVisitor` is somebody who is not logged in.
 *
 * @type {{ name: string, route: string, isVisitor?: boolean, width?: number, arrange: ( page: import('@playwright/test').Page ) => Promise<unknown> }[]}
 */
export const SCENES = [
	{
		name: 'widget',
		route: '/',
		isVisitor: true,
		arrange: async ( page ) => {
			await page.getByRole( 'radio' ).first().waitFor();
			// Until it has slid in.
			await page.waitForTimeout( 600 );
		},
	},
	{
		name: 'widget-phone',
		route: '/',
		isVisitor: true,
		width: 375,
		arrange: async ( page ) => {
			await page.getByRole( 'radio' ).first().waitFor();
			await page.waitForTimeout( 600 );
		},
	},
	{
		name: 'builder',
		route: `${ SURVEYS }#/edit/{survey}/questions`,
		arrange: ( page ) => page.getByRole( 'textbox' ).nth( 3 ).waitFor(),
	},
	{
		name: 'surveys',
		route: SURVEYS,
		arrange: ( page ) =>
			page.getByRole( 'row', { name: SURVEY.title } ).waitFor(),
	},
	{
		name: 'results',
		route: `${ RESULTS }#/survey/1`,
		arrange: ( page ) => page.getByRole( 'img' ).first().waitFor(),
	},
	{
		name: 'wizard',
		route: '/wp-admin/admin.php?page=userfeedback_welcome#/welcome?step=look',
		arrange: ( page ) => page.waitForTimeout( 4000 ),
	},
	{
		name: 'settings-widget',
		route: `${ SETTINGS }#/widget`,
		arrange: ( page ) => page.waitForTimeout( 4000 ),
	},
];
