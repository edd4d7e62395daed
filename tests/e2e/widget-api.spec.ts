import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	button,
	CHOICE,
	finish,
	openPopup,
	thanksOf,
	useSurvey,
	waitingIn,
	WHY,
} from './support/visitors';
import { wp } from './support/wp';

const shown = useSurvey( 'Told', [ CHOICE, WHY ] );

/** What these tests put on the window of their page. */
interface TestWindow {
	calls: unknown[][];
	seen: unknown[];
	reasons: Record< number, string >[];
	isAllowed: boolean;
	gtag: ( ...call: unknown[] ) => void;
	wp_has_consent: ( category: string ) => boolean;
	userfeedback: {
		queue: unknown;
		open: ( id?: number ) => Promise< boolean >;
		prefill: (
			id: number,
			question: string,
			value: unknown
		) => Promise< boolean >;
	};
}

const ANALYTICS = 'google-analytics-for-wordpress/googleanalytics.php';

test( '[WID-13] [PLS-06~] a tracked survey tells the page’s gtag of view, engagement and finished, with consent only', async ( {
	visitor: page,
	baseURL,
	site,
} ) => {
	const strangers: string[] = [];
	page.on( 'request', ( request ) => {
		const { origin } = new URL( request.url() );
		if ( origin !== new URL( baseURL! ).origin ) {
			strangers.push( request.url() );
		}
	} );
	await page.addInitScript( () => {
		const own = window as unknown as TestWindow;
		own.calls = [];
		own.seen = [];
		own.isAllowed = true;
		own.gtag = ( ...call ) => own.calls.push( call );
		own.wp_has_consent = ( category ) =>
			category === 'statistics' && own.isAllowed;
		own.userfeedback = {
			queue: [
				[
					'on',
					'finished',
					( detail: unknown ) => own.seen.push( detail ),
				],
			],
		} as unknown as TestWindow[ 'userfeedback' ];
	} );
	const calls = () =>
		page.evaluate( () => ( window as unknown as TestWindow ).calls );
	const active = JSON.parse(
		wp( 'option', 'get', 'active_plugins', '--format=json' )
	) as string[];
	await site.option( 'active_plugins', [ ...active, ANALYTICS ] );
	await openPopup( page );
	const data = { survey_id: shown.id, survey_title: 'Told' };
	expect( await calls() ).toEqual( [
		[ 'event', 'userfeedback_view', data ],
	] );
	await page.evaluate( () => {
		( window as unknown as TestWindow ).isAllowed = false;
	} );
	await widgetOf( page ).getByRole( 'radio', { name: 'Yes' } ).check();
	await button( page, 'Next' ).click();
	await expect( widgetOf( page ).getByRole( 'textbox' ) ).toBeVisible();
	expect( await calls() ).toHaveLength( 1 );
	await page.evaluate( () => {
		( window as unknown as TestWindow ).isAllowed = true;
	} );
	await button( page, 'Skip' ).click();
	await expect( thanksOf( page ) ).toBeVisible();
	expect( await calls() ).toEqual( [
		[ 'event', 'userfeedback_view', data ],
		[ 'event', 'userfeedback_finished', data ],
	] );
	expect(
		await page.evaluate( () => ( window as unknown as TestWindow ).seen )
	).toEqual( [
		{
			survey: shown.id,
			title: 'Told',
			response: expect.stringMatching( /^[\w-]{36}$/ ),
		},
	] );
	// Until the page has heard that its answer is stored, it would say again in the cookie that the visitor has answered.
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	// Without the plugin, nothing is told any more.
	await site.option( 'active_plugins', active );
	await page.context().clearCookies();
	await openPopup( page );
	await finish( page );
	await expect( thanksOf( page ) ).toBeVisible();
	expect( await calls() ).toEqual( [] );
	expect( strangers ).toEqual( [] );
} );

test( '[PLS-05] a button of the page opens a prefilled survey by keyboard, and closing it gives the focus back', async ( {
	visitor: page,
} ) => {
	await openPopup( page );
	await button( page, 'Close' ).click();
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	await page.evaluate( ( id ) => {
		const opener = document.createElement( 'button' );
		opener.textContent = 'Give feedback';
		opener.dataset[ 'userfeedbackOpen' ] = String( id );
		document.body.prepend( opener );
	}, shown.id );
	expect(
		await page.evaluate(
			( id ) =>
				( window as unknown as TestWindow ).userfeedback.prefill(
					id,
					'radio-button',
					'No'
				),
			shown.id
		)
	).toBe( true );
	const opener = page.getByRole( 'button', { name: 'Give feedback' } );
	await opener.press( 'Enter' );
	await expect(
		widgetOf( page ).getByRole( 'heading', { name: 'Is it good?' } )
	).toBeFocused();
	await expect(
		widgetOf( page ).getByRole( 'radio', { name: 'No' } )
	).toBeChecked();
	await button( page, 'Close' ).press( 'Enter' );
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
} );

test( '[PLS-12] after a popup was seen there is peace for the owner’s days, and a share keeps others out', async ( {
	visitor: page,
} ) => {
	await page.addInitScript( () => {
		const own = window as unknown as TestWindow;
		own.reasons = [];
		window.addEventListener( 'userfeedback:choice', ( event ) =>
			own.reasons.push( ( event as CustomEvent ).detail.reasons )
		);
	} );
	const reason = () =>
		page.evaluate(
			( id ) =>
				( window as unknown as TestWindow ).reasons.at( -1 )?.[ id ],
			shown.id
		);
	const setDays = ( days: number ) =>
		shown.api.post( 'settings', {
			settings: { cooldown_days: days },
		} );
	await setDays( 2 );
	await openPopup( page );
	await page.reload();
	await expect.poll( reason ).toBe( 'cooldown' );
	await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	const seen = ( await page.context().cookies() ).find(
		( { name } ) => name === 'userfeedback-seen'
	)!;
	// Two days ago.
	await page
		.context()
		.addCookies( [
			{ ...seen, value: String( Number( seen.value ) - 2 * 864e5 ) },
		] );
	await openPopup( page );
	await setDays( 0 );
	await shown.api.set( shown.id, 'behavior', { visitor_share: 1 } );
	await page.context().addCookies( [
		{
			name: `userfeedback-${ shown.id }-share`,
			value: '100',
			url: page.url(),
		},
	] );
	await page.reload();
	await expect.poll( reason ).toBe( 'share' );
	await page.context().addCookies( [
		{
			name: `userfeedback-${ shown.id }-share`,
			value: '99',
			url: page.url(),
		},
	] );
	await openPopup( page );
} );
