import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { violationsIn } from './support/axe';
import { storedQuestions } from './support/editor';
import { set } from './support/nine-types';
import {
	RESULTS,
	SURVEYS,
	addQuestion,
	expectNotice,
	questionCard,
	widgetOf,
} from './support/surveys';
import { expect, test } from './support/test';
import {
	button,
	CHOICE,
	darken,
	openPopup,
	question,
	WHY,
} from './support/visitors';

const ROOT = resolve( __dirname, '../..' );
const FIVE = [ 'Ash', 'Birch', 'Cedar', 'Elm', 'Fir' ];

/** A page of somebody who was never here. */
async function newVisitor( browser: Browser ): Promise< Page > {
	const context = await browser.newContext();
	return context.newPage();
}

test( '[WID-06] a comment box appears after an answer if the question has one, and the owner sees the comment', async ( {
	visitor,
	admin,
	api,
	survey,
} ) => {
	const box = { comment_box: true };
	const questions = [
		set( question( 'star-rating', 'How was it?' ), box, 'stars' ),
		set( CHOICE, box, 'choice' ),
		set( WHY, box, 'why' ),
		question( 'nps', 'Again?' ),
	];
	const id = await survey( { questions } );
	await openPopup( visitor );
	const comment = widgetOf( visitor ).getByRole( 'textbox' );
	const choose = ( name: string ) =>
		widgetOf( visitor ).getByRole( 'radio', { name } ).check();
	await expect( comment ).toHaveCount( 0 );
	await choose( '5 stars' );
	await expect( comment ).toHaveAccessibleName(
		'Would you like to add a comment? (optional)'
	);
	await comment.fill( 'x'.repeat( 399 ) );
	await comment.press( 'End' );
	await visitor.keyboard.type( 'yz' );
	await expect( comment ).toHaveValue( `${ 'x'.repeat( 399 ) }y` );
	await comment.fill( 'Quiet & <b>clean</b>' );
	await button( visitor, 'Next' ).click();
	await choose( 'No' );
	await expect( comment ).toHaveValue( '' );
	await button( visitor, 'Next' ).click();
	// A text is its own comment.
	await expect( comment ).toHaveCount( 1 );
	await comment.fill( 'Dusty' );
	await button( visitor, 'Next' ).click();
	await choose( '10, Extremely Likely' );
	await expect( comment ).toHaveCount( 0 );
	await button( visitor, 'Next' ).click();
	await expect.poll( () => api.total( id ) ).toBe( 1 );

	await admin.goto( `${ RESULTS }#/survey/${ id }` );
	await expect( admin.getByText( 'Average: 5.0' ) ).toBeVisible();
	await admin
		.getByRole( 'link', { name: 'See Individual Responses' } )
		.click();
	await admin.getByRole( 'link', { name: /^Response #/ } ).click();
	await expect(
		admin.getByRole( 'heading', { name: 'Comments' } )
	).toHaveCount( 1 );
	await expect( admin.getByText( 'Quiet & <b>clean</b>' ) ).toBeVisible();
} );

for ( const isDark of [ false, true ] ) {
	test( `[WID-02~] axe has no findings in an open comment box of a ${ isDark ? 'dark' : 'light' } popup`, async ( {
		visitor,
		survey,
	} ) => {
		if ( isDark ) {
			await darken( visitor );
		}
		const questions = [
			set( question( 'nps', 'Again?' ), { comment_box: true } ),
			WHY,
		];
		await survey( { questions } );
		await openPopup( visitor );
		await widgetOf( visitor ).getByRole( 'radio' ).first().check();
		const comment = widgetOf( visitor ).getByRole( 'textbox' );
		await expect( comment ).toBeVisible();
		expect( await violationsIn( visitor ), 'empty' ).toEqual( [] );
		// So that it says how many characters are left, in its colour for few.
		await comment.fill( 'x'.repeat( 380 ) );
		expect( await violationsIn( visitor ), 'full' ).toEqual( [] );
	} );
}

test( '[WID-07] options are in a random order for each visitor, which stays while the question is visible', async ( {
	browser,
	survey,
} ) => {
	const random = set(
		question( 'radio-button', 'Which tree?', { options: FIVE } ),
		{
			randomize: true,
		}
	);
	await survey( { questions: [ random, WHY ] } );
	const orders = new Set< string >();
	for ( let visit = 0; visit < 6; visit++ ) {
		const page = await newVisitor( browser );
		await openPopup( page );
		const radios = widgetOf( page ).getByRole( 'radio' );
		const order = () =>
			radios.evaluateAll( ( found ) =>
				found.map( ( radio ) => ( radio as HTMLInputElement ).value )
			);
		const drawn = await order();
		expect( [ ...drawn ].sort() ).toEqual( FIVE );
		await radios.nth( 2 ).check();
		await button( page, 'Feedback' ).click();
		await button( page, 'Feedback' ).click();
		await expect.poll( order ).toEqual( drawn );
		orders.add( drawn.join() );
		await page.context().close();
	}
	// That six of 120 orders are the same happens once in 25 billion times.
	expect( orders.size ).toBeGreaterThan( 1 );
} );

/** The page's JSON and everything that the page fetches of ours. */
async function whatComes( page: Page ): Promise< string[] > {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /plugins|wp-includes\/js/.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );
	await openPopup( page );
	const json = await page.locator( '#userfeedback-data' ).textContent();
	return [ json ?? '', ...requests.sort() ];
}

test( 'a survey without questions of the add-on loads the same files and bytes with and without the add-on', async ( {
	browser,
	survey,
	site,
} ) => {
	const ADD_ON = 'userfeedback-question-types';
	await survey( { questions: [ CHOICE, WHY ] } );
	const pages = [ await newVisitor( browser ) ];
	const active = await whatComes( pages[ 0 ]! );
	await site.plugin( ADD_ON, false );
	pages.push( await newVisitor( browser ) );
	expect( await whatComes( pages[ 1 ]! ) ).toEqual( active );
	expect( active.join() ).not.toContain( 'question-types' );
	await Promise.all( pages.map( ( page ) => page.context().close() ) );
} );

test( 'the question type of docs/guides/question-types.md works in the widget, the results and the builder as documented', async ( {
	visitor,
	admin,
	api,
	survey,
	muPlugin,
} ) => {
	const guide = readFileSync(
		resolve( ROOT, 'docs/guides/question-types.md' ),
		'utf8'
	);
	const code = ( language: string, skipped = 0 ) =>
		[
			...guide.matchAll(
				new RegExp( `^\`\`\`${ language }\n([^]*?)^\`\`\``, 'gm' )
			),
		][ skipped ]![ 1 ]!;
	muPlugin( 'thumbs.php', code( 'php' ) );
	// The site of the tests is inside the plugin's folder, which leads WordPress' plugins_url() astray.
	await visitor.route( '**/thumbs.js?ver=1.0', ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: code( 'js' ),
		} )
	);
	await admin.route( '**/thumbs-builder.js?ver=1.0', ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: code( 'js', 1 ),
		} )
	);
	const { survey: thumbs } = JSON.parse( code( 'json' ) );
	const id = await survey( { questions: thumbs.questions } );
	await openPopup( visitor );
	const up = widgetOf( visitor ).getByRole( 'button', {
		name: 'Thumb up',
	} );
	await up.click();
	await expect( up ).toHaveAttribute( 'aria-pressed', 'true' );
	await button( visitor, 'Next' ).click();
	await expect.poll( () => api.total( id ) ).toBe( 1 );
	const results = await api.get( `surveys/${ id }/results` );
	expect( results ).toMatchObject( {
		question_stats: [
			{
				options: [
					{ value: '0', count: 0 },
					{ value: '1', count: 1 },
				],
			},
		],
	} );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const card = questionCard( admin, 1 );
	await expect( card.getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue(
		thumbs.questions[ 0 ].title
	);
	await expect( card.getByLabel( 'Type' ) ).toHaveValue( 'thumbs' );
	await expect(
		card.getByRole( 'checkbox', { name: 'Required' } )
	).not.toBeChecked();
	const added = await addQuestion( admin, 'Thumbs', 'And this one?' );
	const preview = added.getByRole( 'figure' );
	await expect( preview ).toContainText( 'Thumb upThumb down' );
	await added.getByRole( 'checkbox', { name: 'Thumb down first' } ).check();
	await expect( preview ).toContainText( 'Thumb downThumb up' );
	await admin.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expectNotice( admin, 'Your Survey was Saved!' );
	expect( await storedQuestions( admin ) ).toMatchObject( [
		{ type: 'thumbs', settings: { down_first: false } },
		{ type: 'thumbs', settings: { down_first: true } },
	] );
} );
