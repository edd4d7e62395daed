import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { WITH_BACK_FORWARD_CACHE, withTravels } from './support/back-forward';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	button,
	CHOICE,
	finish,
	openPopup,
	stand,
	thanksOf,
	useSurvey,
	waitingIn,
	watchErrors,
	WHY,
} from './support/visitors';

const shown = useSurvey( 'Once', [ CHOICE, WHY ] );
const total = () => shown.api.total( shown.id );

/** What a browser does to localStorage and cookies where it does not want us to store anything. */
const STORAGE: Record< string, () => void > = {
	blocked: () => {
		for ( const name of [ 'localStorage', 'sessionStorage' ] ) {
			Object.defineProperty( window, name, {
				get() {
					throw new DOMException( 'denied', 'SecurityError' );
				},
			} );
		}
	},
	missing: () => Object.defineProperty( window, 'localStorage', {} ),
	full: () => {
		Storage.prototype.setItem = () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		};
	},
	corrupt: () => {
		localStorage.setItem( 'userfeedback-outbox:cut', '{"body":{"su' );
		localStorage.setItem( 'userfeedback-outbox:null', 'null' );
		localStorage.setItem( 'userfeedback-outbox:list', '[[]]' );
	},
	'full of cookies': () =>
		Object.defineProperty( document, 'cookie', {
			get: () => `${ 'x'.repeat( 4000 ) }=%E0%A4%A; =; userfeedback-=1`,
			set() {},
		} ),
};

test( 'delivers an answer without exceptions when storage is blocked, missing, full or corrupt (T69)', async ( {
	browser,
} ) => {
	for ( const [ name, harm ] of Object.entries( STORAGE ) ) {
		await test.step( name, async () => {
			const before = await total();
			const page = await browser.newPage();
			const errors = watchErrors( page );
			await page.addInitScript( harm );
			await page.goto( '/about/' );
			expect( await answerChoice( page ), name ).toBe( 201 );
			expect( await total(), name ).toBe( before + 1 );
			expect( errors, name ).toEqual( [] );
			await page.close();
		} );
	}
} );

test( 'creates one row for double clicks and repeated clicks (T70)', async ( {
	visitor,
} ) => {
	await visitor.route( /\/surveys\/\d+\/responses/, async ( route ) => {
		await new Promise( ( wake ) => setTimeout( wake, 500 ) );
		await route.continue();
	} );
	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await widget.getByRole( 'radio', { name: 'Yes' } ).check();
	await button( visitor, 'Next' ).click();
	await widget.getByRole( 'textbox' ).fill( 'Because' );
	await button( visitor, 'Next' ).evaluate( ( next: HTMLElement ) => {
		next.click();
		next.click();
		( next as HTMLButtonElement ).form?.requestSubmit();
	} );
	await expect( thanksOf( visitor ) ).toBeVisible();
	// While it is under way, the visitor and the network come and go.
	await visitor.evaluate( () => {
		for ( let time = 0; time < 5; time++ ) {
			window.dispatchEvent( new Event( 'online' ) );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		}
	} );
	await expect.poll( () => waitingIn( visitor ) ).toBe( 0 );
	expect( await total() ).toBe( 1 );
} );

for ( const [ name, press ] of [
	[
		'a double click',
		async ( { mouse }: Page, x: number, y: number ) =>
			mouse.dblclick( x, y ),
	],
	[
		// Phones count each of them as the first.
		'two taps',
		async ( { mouse }: Page, x: number, y: number ) => {
			await mouse.click( x, y );
			await mouse.click( x, y );
		},
	],
] as const ) {
	test( `after ${ name } on Next, the second question waits for its answer`, async ( {
		visitor,
	} ) => {
		await openPopup( visitor );
		await widgetOf( visitor ).getByRole( 'radio', { name: 'Yes' } ).check();
		const { x, y, width, height } = ( await button(
			visitor,
			'Next'
		).boundingBox() )!;
		await press( visitor, x + width / 2, y + height / 2 );
		await expect(
			widgetOf( visitor ).getByRole( 'heading', { name: WHY.title } )
		).toBeVisible();
		// As long as a second click would take to do harm.
		await stand( visitor );
		await expect( widgetOf( visitor ).getByRole( 'textbox' ) ).toHaveValue(
			''
		);
		await button( visitor, 'Skip' ).click();
		await expect( thanksOf( visitor ) ).toBeVisible();
	} );
}

test( 'creates one row for a survey that is open in two tabs (T70)', async ( {
	visitor,
} ) => {
	const second = await visitor.context().newPage();
	await visitor.goto( '/about/' );
	await second.goto( '/about/?second' );
	await expect( widgetOf( second ) ).toBeVisible();
	expect( await answerChoice( visitor ) ).toBe( 201 );

	// Nobody is thanked for an answer that is not sent.
	await finish( second, 'No' );
	await expect(
		widgetOf( second ).getByText( 'You have answered this.' )
	).toBeVisible();
	expect( await waitingIn( second ) ).toBe( 0 );
	expect( await total() ).toBe( 1 );
} );

test( 'creates no second row from a page that is restored from the back/forward cache (T70)', async ( {
	launchOptions,
} ) => {
	const browser = await chromium.launch( {
		...launchOptions,
		...WITH_BACK_FORWARD_CACHE,
	} );
	const page = await browser.newPage();
	const errors = watchErrors( page );
	const { rest, travel } = await withTravels( page );
	await page.goto( '/about/' );
	await expect( widgetOf( page ) ).toBeVisible();

	// On the next page the visitor answers; back on the first one, where the popup was open, it shows the end.
	await rest();
	await page.goto( '/about/?next' );
	expect( await answerChoice( page ) ).toBe( 201 );
	await travel( -1 );
	await expect( thanksOf( page ) ).toBeVisible();

	// Forward and back once more, with the thanks on both.
	await travel( 1 );
	await travel( -1 );
	expect( await waitingIn( page ) ).toBe( 0 );
	expect( await total() ).toBe( 1 );
	expect( errors ).toEqual( [] );
	await browser.close();
} );
