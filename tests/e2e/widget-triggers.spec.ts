import type { Page } from '@playwright/test';
import type { Survey } from '../../src/survey-model';
import { SURVEY_DEFAULTS } from '../../src/survey-model/generated';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	button,
	CHOICE,
	openPopup,
	useSurvey,
	WHY,
} from './support/visitors';

const shown = useSurvey( 'Triggers', [ CHOICE, WHY ] );

const PLUGIN = 'userfeedback-behavior';
/** The longest page of the unit-test content. */
const LONG_PAGE = '/page-markup-and-formatting/';

type Behavior = Survey[ 'settings' ][ 'behavior' ];

/** Sets the behavior of the survey; what is not named has its default. */
const behave = ( changes: Partial< Behavior > ) =>
	shown.api.edit( shown.id, {
		settings: {
			behavior: {
				...SURVEY_DEFAULTS.settings.behavior,
				// The survey's own, not the plugin's settings.
				followed: [],
				...changes,
			},
		},
	} );

/** Opens a page and waits until the trigger of its survey runs. */
async function openWaiting( page: Page, url = '/about/' ): Promise< void > {
	await page.goto( url );
	await page.waitForFunction(
		() => Reflect.get( window, 'userfeedback' )?.parts?.trigger?.size
	);
	await expectNothing( page );
}

/** What the loader adds to the page first of the popup. */
const popupFiles = ( page: Page ) => page.locator( '[href*="widget/app"]' );

/** That nothing is loaded of the popup, after everything that is due has happened. */
async function expectNothing( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		// Triggers look at events and at the page in the next frame, the loader goes on without another one.
		for ( let frame = 0; frame < 3; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	} );
	expect( await popupFiles( page ).count() ).toBe( 0 );
}

/** That the popup opens, by what expectNothing() looks for. */
async function expectPopup( page: Page ): Promise< void > {
	await expect( button( page, 'Next' ) ).toBeVisible();
	expect( await popupFiles( page ).count() ).toBeGreaterThan( 0 );
}

/** Does something, and waits until all listeners of the page have heard it. */
async function heard(
	page: Page,
	type: 'pointermove' | 'scroll',
	act: () => Promise< unknown >
): Promise< void > {
	const event = await page.evaluateHandle(
		( name ) => ( {
			// The window is told last, and its last listener is this one.
			told: new Promise( ( resolve ) =>
				window.addEventListener( name, resolve, { once: true } )
			).then( () => true ),
		} ),
		type
	);
	await act();
	expect( await event.evaluate( ( { told } ) => told ) ).toBe( true );
}

/** Why the survey is hidden in a page that is opened. */
async function reasonOn( page: Page, url = '/about/' ): Promise< unknown > {
	await page.goto( url );
	return page.evaluate(
		() => ( window as unknown as { choice: Promise< unknown > } ).choice
	);
}

test.beforeEach( ( { visitor } ) =>
	visitor.addInitScript( () => {
		const choice = new Promise( ( resolve ) =>
			window.addEventListener( 'userfeedback:choice', ( event ) => {
				performance.mark( 'choice' );
				resolve( ( event as CustomEvent ).detail.reasons );
			} )
		);
		Object.assign( window, { choice } );
	} )
);

test( '[WID-08] [SET-07] the popup appears at once, after its delay, before the mouse leaves, or when the page is scrolled', async ( {
	visitor,
} ) => {
	await test.step( 'immediate', async () => {
		await openPopup( visitor );
		await expect(
			visitor.locator( 'script#userfeedback-trigger-js' )
		).toHaveCount( 0 );
	} );
	await test.step( 'before_abandon', async () => {
		await behave( { timing: 'before_abandon' } );
		await visitor.mouse.move( 500, 700 );
		await openWaiting( visitor );
		for ( const [ x, y ] of [
			[ 500, 600 ],
			[ 500, 151 ],
			[ 500, 155 ],
			[ 600, 155 ],
		] as const ) {
			await heard( visitor, 'pointermove', () =>
				visitor.mouse.move( x, y )
			);
			await expectNothing( visitor );
		}
		await visitor.mouse.move( 500, 150 );
		await expectPopup( visitor );
	} );
	await test.step( 'half_page, and a percentage', async () => {
		for ( const percent of [ 50, 80 ] ) {
			await behave( { timing: 'half_page', scroll_percent: percent } );
			await openWaiting( visitor, LONG_PAGE );
			const scrollTo = ( share: number ) =>
				heard( visitor, 'scroll', () =>
					visitor.evaluate( ( part ) => {
						const { scrollHeight, clientHeight } =
							document.documentElement;
						window.scrollTo( {
							top:
								( ( scrollHeight - clientHeight ) * part ) /
								100,
							behavior: 'instant',
						} );
					}, share )
				);
			await scrollTo( percent - 2 );
			await expectNothing( visitor );
			await scrollTo( percent + 2 );
			await expectPopup( visitor );
		}
	} );
	await test.step( 'delay', async () => {
		await behave( { timing: 'delay', timing_delay: 3 } );
		await visitor.goto( '/about/' );
		await expect( button( visitor, 'Next' ) ).toBeVisible();
		// From the choice of the survey to the request of the app.
		const waited = await visitor.evaluate( () => {
			const app = performance
				.getEntriesByType( 'resource' )
				.find( ( { name } ) => name.includes( 'widget/app' ) );
			const [ chosen ] = performance.getEntriesByName( 'choice' );
			return app!.startTime - chosen!.startTime;
		} );
		expect( waited ).toBeGreaterThanOrEqual( 3000 );
	} );
} );

test( '[SET-08] visitors see it until they have answered, once, or always', async ( {
	visitor,
} ) => {
	const hidden = { [ shown.id ]: 'cookie' };
	await test.step( 'until_response', async () => {
		await behave( {} );
		await openPopup( visitor );
		await openPopup( visitor );
		expect( await answerChoice( visitor ) ).toBe( 201 );
		expect( await reasonOn( visitor ) ).toEqual( hidden );
	} );
	await test.step( 'once: an earlier answer counts, and so does having seen it', async () => {
		await behave( { display_length: 'once' } );
		expect( await reasonOn( visitor ) ).toEqual( hidden );
		await visitor.context().clearCookies();
		await openPopup( visitor );
		const [ cookie ] = await visitor.context().cookies();
		// As long as an answer is remembered, a year.
		const days = ( cookie!.expires - Date.now() / 1000 ) / 86400;
		expect( Math.round( days ) ).toBe( 365 );
		expect( await reasonOn( visitor ) ).toEqual( hidden );
	} );
	await test.step( 'repeatedly: in two tabs and afterwards', async () => {
		await behave( { display_length: 'repeatedly' } );
		const other = await visitor.context().newPage();
		await openPopup( other );
		await openPopup( visitor );
		expect( await answerChoice( visitor ) ).toBe( 201 );
		expect( await answerChoice( other ) ).toBe( 201 );
		await openPopup( visitor );
		expect( await answerChoice( visitor ) ).toBe( 201 );
		expect( await shown.api.total( shown.id ) ).toBe( 4 );
	} );
} );

test( '[SET-09] it is hidden from the end of its last day on, by the visitor’s clock', async ( {
	visitor,
} ) => {
	const now = new Date();
	await behave( {
		run_time: 'expire',
		expire_at: { month: now.getUTCMonth() + 1, day: now.getUTCDate() },
	} );
	await openPopup( visitor );
	const end = await visitor.evaluate( () => {
		const { textContent } = document.getElementById( 'userfeedback-data' )!;
		return JSON.parse( textContent ).surveys[ 0 ].expires_at as string;
	} );
	const moment = new Date( end ).getTime();
	expect( moment - now.getTime() ).toBeLessThanOrEqual( 86_400_000 );
	const setClock = ( time: number ) =>
		visitor.addInitScript( ( fixed ) => {
			Date.now = () => fixed;
		}, time );
	await setClock( moment - 1000 );
	await openPopup( visitor );
	await setClock( moment );
	expect( await reasonOn( visitor ) ).toEqual( {
		[ shown.id ]: 'expired',
	} );
} );

test( '[SET-10] it starts as its tab: as the visitor left it, before the survey says, before the plugin does', async ( {
	visitor,
	survey,
} ) => {
	const tab = () => button( visitor, 'Feedback' );
	const minimizeAll = ( isMinimized: boolean ) =>
		shown.api.post( 'settings', {
			settings: { widget_start_minimized: isMinimized },
		} );
	const expectMinimized = async () => {
		await visitor.goto( '/about/' );
		await expect( widgetOf( visitor ) ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		await expect( tab() ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( button( visitor, 'Next' ) ).toBeHidden();
	};
	await test.step( 'the visitor has opened and minimized it', async () => {
		await behave( { start_minimized: true } );
		await expectMinimized();
		await tab().click();
		await expect( button( visitor, 'Next' ) ).toBeVisible();
		await openPopup( visitor );
		await behave( {} );
		await openPopup( visitor );
		await tab().click();
		await expect( tab() ).toHaveAttribute( 'aria-expanded', 'false' );
		await expectMinimized();
	} );
	await test.step( 'the survey and the plugin disagree', async () => {
		await visitor.context().clearCookies();
		await minimizeAll( true );
		await openPopup( visitor );
		await survey( {
			title: 'As the plugin says',
		} );
		await expectMinimized();
		await minimizeAll( false );
		await openPopup( visitor );
	} );
} );

test( '[WID-08] without the add-on every survey starts at once, whatever was saved', async ( {
	visitor,
	site,
} ) => {
	await behave( {
		timing: 'half_page',
		scroll_percent: 100,
		display_length: 'once',
		start_minimized: true,
	} );
	await openWaiting( visitor, LONG_PAGE );
	await site.plugin( PLUGIN, false );
	await openPopup( visitor, LONG_PAGE );
	await openPopup( visitor, LONG_PAGE );
	await expect(
		visitor.locator( 'script#userfeedback-trigger-js' )
	).toHaveCount( 0 );
	await site.plugin( PLUGIN, true );
	// The setting is still there.
	await visitor.context().clearCookies();
	await openWaiting( visitor, LONG_PAGE );
} );
