import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { WITH_BACK_FORWARD_CACHE, withTravels } from './support/back-forward';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import type { PageJson } from './support/page-json';
import { changePageJson } from './support/page-json';
import {
	answerChoice,
	button,
	CHOICE,
	finish,
	openPopup,
	thanksOf,
	useSurvey,
	waitingIn,
	WHY,
} from './support/visitors';

const shown = useSurvey( 'Bad conditions', [ CHOICE, WHY ] );
const total = () => shown.api.total( shown.id );

/** A page of a new visitor, who may see errors of the network, and what goes wrong in its scripts. */
async function newVisitor( browser: Browser ) {
	const page = await browser.newPage();
	const errors: string[] = [];
	const warnings: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	page.on( 'console', ( message ) => {
		if ( message.text().includes( 'UserFeedback' ) ) {
			warnings.push( message.type() );
		}
	} );
	return { page, errors, warnings };
}

/** Answers the first question and goes on to the second. */
async function answerHalf( page: Page, option = 'Yes' ): Promise< void > {
	await widgetOf( page ).getByRole( 'radio', { name: option } ).check();
	await button( page, 'Next' ).click();
	await expect(
		widgetOf( page ).getByRole( 'heading', { name: WHY.title } )
	).toBeVisible();
}

/** A script of an add-on that is gone. */
function missing( kind: string, isOptional: boolean ) {
	return {
		handle: `userfeedback-gone-${ kind }`,
		src: `/wp-content/plugins/userfeedback-gone/build/${ kind }.js`,
		before: '',
		after: '',
		...( isOptional && { optional: true } ),
	};
}

type Stage = 'gates' | 'triggers' | 'scripts';

test( 'a page that names scripts of an add-on that is gone shows its survey without them, or hides it where they decide who sees it', async ( {
	browser,
} ) => {
	const shownWithout: Array< [ string, Stage ] > = [
		[ 'trigger', 'triggers' ],
		[ 'theme', 'scripts' ],
		[ 'thank-you', 'scripts' ],
		[ 'next-question', 'scripts' ],
		[ 'question-addition', 'scripts' ],
	];
	const hiddenWithout: Array< [ string, Stage ] > = [
		[ 'gate', 'gates' ],
		[ 'question-type', 'scripts' ],
	];
	const lacking =
		( kind: string, stage: Stage, isOptional: boolean ) =>
		( { surveys }: PageJson ) => {
			for ( const one of surveys ) {
				one[ stage ] = [
					...( one[ stage ] ?? [] ),
					missing( kind, isOptional ),
				];
			}
		};
	for ( const [ kind, stage ] of shownWithout ) {
		await test.step( kind, async () => {
			const { page, errors, warnings } = await newVisitor( browser );
			await changePageJson( page, lacking( kind, stage, true ) );
			await page.goto( '/about/' );
			expect( await answerChoice( page ), kind ).toBe( 201 );
			expect( [ errors, warnings ], kind ).toEqual( [
				[],
				[ 'warning' ],
			] );
			await page.close();
		} );
	}
	for ( const [ kind, stage ] of hiddenWithout ) {
		await test.step( kind, async () => {
			const { page, errors, warnings } = await newVisitor( browser );
			await changePageJson( page, lacking( kind, stage, false ) );
			await page.goto( '/about/' );
			await expect.poll( () => warnings, kind ).toEqual( [ 'warning' ] );
			await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount(
				0
			);
			expect( errors, kind ).toEqual( [] );
			await page.close();
		} );
	}
} );

test( 'a visitor who is offline at any stage breaks nothing and loses nothing', async ( {
	browser,
} ) => {
	const { page, errors, warnings } = await newVisitor( browser );
	const files = '**/build/widget/app.js*';

	// Before the popup has loaded: the page goes on without it, and the next one shows it.
	await page.route( files, ( route ) =>
		route.abort( 'internetdisconnected' )
	);
	await page.goto( '/about/' );
	await expect.poll( () => warnings ).toEqual( [ 'warning' ] );
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	await page.unroute( files );

	// Between two questions, and when the last one is answered.
	await openPopup( page );
	await page.context().setOffline( true );
	await answerHalf( page );
	await widgetOf( page ).getByRole( 'textbox' ).fill( 'On a train' );
	await button( page, 'Next' ).click();
	await expect( thanksOf( page ) ).toBeVisible();
	await expect(
		widgetOf( page ).getByText( 'Your answer is saved' )
	).toBeVisible();
	expect( await waitingIn( page ) ).toBe( 1 );
	expect( await total() ).toBe( 0 );

	// Back again, on a later page: once, and the survey is not shown again.
	await page.context().setOffline( false );
	await page.goto( '/about/?later' );
	await expect.poll( total ).toBe( 1 );
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	expect( errors ).toEqual( [] );
	await page.close();
} );

test( 'a visitor on a slow network who leaves right after the last answer is counted once', async ( {
	visitor,
} ) => {
	const network = await visitor.context().newCDPSession( visitor );
	await openPopup( visitor );
	await network.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 2000,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	} );
	await finish( visitor );
	await expect( thanksOf( visitor ) ).toBeVisible();
	// The request is under way, or not even that.
	await visitor.goto( '/wp-includes/css/dashicons.min.css' );
	await network.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 0,
		downloadThroughput: -1,
		uploadThroughput: -1,
	} );
	await visitor.goto( '/about/?later' );
	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	expect( await total() ).toBe( 1 );
} );

test( 'a survey that is edited and closed while a visitor answers it takes the answers as the visitor saw the questions', async ( {
	browser,
	survey,
} ) => {
	// Reports of progress are refused.
	const { page, errors } = await newVisitor( browser );
	const id = await survey( {
		title: 'Changed while open',
		questions: [ CHOICE, WHY ],
	} );
	await openPopup( page );
	await answerHalf( page );
	await shown.api.edit( id, {
		questions: [ { ...CHOICE, config: { options: [ 'Si', 'No' ] } } ],
	} );
	await shown.api.move( 'draft', id );
	await widgetOf( page ).getByRole( 'textbox' ).fill( 'Because' );
	await button( page, 'Next' ).click();
	await expect( thanksOf( page ) ).toBeVisible();
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	expect( await shown.api.total( id ) ).toBe( 1 );
	expect( errors ).toEqual( [] );
	await page.close();
	const { items } = await shown.api.get< {
		items: Array< { id: number; late: boolean } >;
	} >( `surveys/${ id }/responses` );
	const { answers } = await shown.api.get< {
		answers: Array< { value: string[] } >;
	} >( `surveys/${ id }/responses/${ items[ 0 ]?.id }` );
	expect( answers.map( ( { value } ) => value ) ).toEqual( [
		[ 'Yes' ],
		[ 'Because' ],
	] );
	expect( items.map( ( { late } ) => late ) ).toEqual( [ true ] );
} );

/** A visitor switches to a tab. In the browser of the tests, each tab has the focus at all times. */
const comeBackTo = ( page: Page ) =>
	page.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) );

test( 'a survey that is half answered in two tabs is counted once', async ( {
	visitor,
} ) => {
	const second = await visitor.context().newPage();
	await openPopup( visitor );
	await openPopup( second, '/about/?second' );
	await answerHalf( visitor, 'Yes' );
	await answerHalf( second, 'No' );
	await button( visitor, 'Skip' ).click();
	await expect( thanksOf( visitor ) ).toBeVisible();
	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	await comeBackTo( second );
	await expect( thanksOf( second ) ).toBeVisible();
	await expect( button( second, 'Skip' ) ).toHaveCount( 0 );
	expect( await total() ).toBe( 1 );
} );

test( 'a survey that is half answered and restored by the back/forward cache goes on where it was, and is counted once', async ( {
	launchOptions,
} ) => {
	const browser = await chromium.launch( {
		...launchOptions,
		...WITH_BACK_FORWARD_CACHE,
	} );
	const { page, errors } = await newVisitor( browser );
	const { rest, travel } = await withTravels( page );
	await openPopup( page );
	await answerHalf( page );
	await widgetOf( page ).getByRole( 'textbox' ).fill( 'Half a sen' );
	await rest();
	await page.goto( '/about/?next' );
	await expect( widgetOf( page ).getByRole( 'textbox' ) ).toHaveValue(
		'Half a sen'
	);
	await travel( -1 );
	await widgetOf( page ).getByRole( 'textbox' ).fill( 'Half a sentence' );
	await button( page, 'Next' ).click();
	await expect( thanksOf( page ) ).toBeVisible();

	// Forward again, the other page had the survey open, and shows its end.
	await travel( 1 );
	await expect( page ).toHaveURL( /next/ );
	await expect( thanksOf( page ) ).toBeVisible();
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	expect( await total() ).toBe( 1 );
	expect( errors ).toEqual( [] );
	await browser.close();
} );
