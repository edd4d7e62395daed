import type { Locator } from '@playwright/test';
import {
	formOf,
	shiftsIn,
	violationsInForm,
	watchShifts,
	withoutScripts,
} from './support/inline';
import { ANSWERS, NINE } from './support/nine-types';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { CHOICE, useSurvey, WHY } from './support/visitors';

const shown = useSurvey( 'All types', NINE );

/** The answers as the API lists them. */
const STORED = Object.fromEntries(
	Object.entries( ANSWERS ).map( ( [ type, value ] ) => [
		type,
		[ value ].flat().map( String ),
	] )
);

/** Answers each of the questions in its own way, calling a function after each. */
async function answerNine(
	form: Locator,
	after: () => Promise< void >
): Promise< void > {
	for ( const name of [
		'4 stars',
		'0, Not Likely',
		'Gone',
		'Talk',
		'The web',
		'Toaster',
	] ) {
		await form.getByLabel( name, { exact: true } ).check();
		await after();
	}
	await form.getByLabel( 'What is missing?' ).fill( 'Tea' );
	await after();
	await form.getByLabel( 'What else?' ).fill( 'Cake' );
	await after();
	await form.getByLabel( 'May we write to you?' ).fill( 'ada@example.org' );
	await after();
}

/** The answers of the survey's newest response, by question. */
async function newestAnswers( id: number ): Promise< object > {
	const { items } = await shown.api.get< { items: { id: number }[] } >(
		`surveys/${ id }/responses`
	);
	const { answers } = await shown.api.get< {
		answers: { question_id: string; value: unknown }[];
	} >( `surveys/${ id }/responses/${ items[ 0 ]!.id }` );
	return Object.fromEntries(
		answers.map( ( { question_id: question, value } ) => [
			question,
			value,
		] )
	);
}

/** A page with the survey in its content. */
const page = () => ( {
	type: 'pages' as const,
	title: 'Inline',
	content: `<p>Before</p><!-- wp:userfeedback/survey {"surveyId":${ shown.id },"display":"inline"} /--><p>After</p>`,
} );

test( '[BLK-03] without scripts, a visitor answers all nine types in one form; mistakes come back with what was typed', async ( {
	browser,
	baseURL,
	post,
} ) => {
	const { url } = await post( page() );
	const visitor = await withoutScripts( browser, baseURL! );
	await visitor.goto( url );
	const form = formOf( visitor );
	await expect( form.getByRole( 'button' ) ).toHaveCount( 1 );
	await form.getByLabel( 'What else?' ).fill( '[gallery] "Cake" -- 2x4' );
	await form.getByLabel( 'May we write to you?' ).fill( 'nobody' );
	await form.getByRole( 'button', { name: 'Send' } ).click();

	const alert = form.getByRole( 'alert' );
	await expect( alert.getByRole( 'link' ) ).toHaveText( [
		'“How was your visit?” needs an answer.',
		/“nobody” is not an email address/,
	] );
	await expect( form.getByLabel( 'What else?' ) ).toHaveValue(
		'[gallery] "Cake" -- 2x4'
	);
	expect( await shown.api.total( shown.id ) ).toBe( 0 );

	await answerNine( form, async () => {} );
	await form.getByRole( 'button', { name: 'Send' } ).dblclick();
	await expect( form ).toHaveText( 'Thanks for your feedback!' );
	await visitor.reload();
	await expect( form ).toHaveText( 'Thanks for your feedback!' );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );
	expect( await newestAnswers( shown.id ) ).toEqual( STORED );
	await visitor.context().close();
} );

test( 'with scripts, the same form asks one question at a time, and the page does not move', async ( {
	visitor,
	post,
} ) => {
	const { url } = await post( page() );
	await watchShifts( visitor );
	await visitor.goto( url );
	const form = formOf( visitor );
	const running = form.locator( '.is-running' );
	await expect( running ).toBeVisible();
	await expect( form.getByText( 'Question 1 of 9' ) ).toBeVisible();
	expect( await violationsInForm( visitor ) ).toEqual( [] );
	expect( await shiftsIn( visitor ) ).toEqual( [] );
	await expect( visitor.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );

	const next = form.getByRole( 'button', { name: 'Next' } );
	await next.click();
	await expect(
		form.getByText( 'Choose an answer to continue.' )
	).toBeVisible();
	let number = 1;
	await answerNine( form, async () => {
		number += 1;
		if ( number <= NINE.length ) {
			await next.click();
			await expect(
				form.getByText( `Question ${ number } of 9` )
			).toBeVisible();
		}
	} );
	const stored = visitor.waitForResponse( /\/surveys\/\d+\/responses/ );
	await form.getByRole( 'button', { name: 'Send' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await expect( form ).toHaveText( 'Thanks for your feedback!' );
	expect( await shiftsIn( visitor ) ).toEqual( [] );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );
	expect( await newestAnswers( shown.id ) ).toEqual( STORED );
} );

test( 'if the script does not come, all questions appear and the form works as without scripts', async ( {
	visitor,
	post,
} ) => {
	const { url } = await post( page() );
	await visitor.route( '**/build/widget/inline.js*', ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await visitor.goto( url );
	const form = formOf( visitor );
	await expect( form.getByText( 'Question 1 of 9' ) ).toBeVisible();
	await expect( form.getByLabel( 'What else?' ) ).toBeHidden();
	// As if its eight seconds had passed.
	await visitor.evaluate( () =>
		document.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expect( form.getByText( 'Question 1 of 9' ) ).toBeHidden();
	await answerNine( form, async () => {} );
	await form.getByRole( 'button', { name: 'Send' } ).click();
	await expect( form ).toHaveText( 'Thanks for your feedback!' );
	expect( await shown.api.total( shown.id ) ).toBe( 1 );
} );

test( '[WID-16] the shortcode and the block show their survey as a popup, bottom right wherever its owner put the popup', async ( {
	visitor,
	post,
	survey,
} ) => {
	const id = await survey( { title: 'Embedded' } );
	await shown.api.set( id, 'theming', { position: 'bottom_left' } );
	const newer = await survey( { title: 'Newer', questions: [ WHY ] } );
	await shown.api.set( newer, 'theming', { position: 'bottom_left' } );
	for ( const content of [
		`[userfeedback id=${ id }]`,
		`<!-- wp:userfeedback/survey {"surveyId":${ id },"display":"popup"} /-->`,
	] ) {
		const { url } = await post( { title: 'Popup', content } );
		await visitor.goto( url );
		const popup = widgetOf( visitor );
		await expect(
			popup.getByText( CHOICE.title, { exact: true } )
		).toBeVisible();
		const { x, width } = ( await popup.boundingBox() )!;
		expect( x + width ).toBeGreaterThan( 1100 );
		await expect( visitor.locator( 'form.userfeedback-form' ) ).toHaveCount(
			0
		);
	}
	await visitor.goto( '/about/' );
	const popup = widgetOf( visitor );
	await expect( popup.getByText( WHY.title, { exact: true } ) ).toBeVisible();
	expect( ( await popup.boundingBox() )!.x ).toBeLessThan( 200 );
} );
