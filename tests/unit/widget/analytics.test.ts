import type { WidgetSurvey } from '@/survey-model';
import { hasConsent } from '@/widget/consent';
import type { SurveyEvents } from '@/widget/events';
import { openRegistry, partsOf } from '@/widget/registry';
import { survey } from './support';

interface Page {
	gtag?: unknown;
	__gtagTracker?: unknown;
	dataLayer?: unknown;
	wp_has_consent?: ( category: string ) => boolean;
}

const page = window as Page;
const gpc = ( value: unknown ) =>
	Object.defineProperty( navigator, 'globalPrivacyControl', {
		value,
		configurable: true,
	} );

const tracked = ( isTracked = true ): WidgetSurvey =>
	survey( {
		settings: { ...survey().settings, enable_tracking: isTracked },
	} );

function happen( name: keyof SurveyEvents, of = tracked() ): void {
	for ( const { on } of partsOf( 'listener' ) ) {
		on(
			name,
			{ survey: of.id, title: of.title, question: 'q', response: 'r' },
			of
		);
	}
}

beforeAll( async () => {
	window.userfeedback = {};
	openRegistry();
	await import( '@/widget/parts/analytics' );
} );

afterEach( () => {
	delete page.gtag;
	delete page.__gtagTracker;
	delete page.dataLayer;
	delete page.wp_has_consent;
	gpc( undefined );
	document.body.innerHTML = '';
} );

const DATA = { survey_id: 7, survey_title: 'Visitors' };

describe( 'analytics', () => {
	it( '[WID-13~] tells gtag of view, engagement and finished, and of nothing else', () => {
		const gtag = jest.fn();
		page.gtag = gtag;
		page.dataLayer = [];
		const names = [
			'view',
			'open',
			'answer',
			'engagement',
			'minimize',
			'finished',
			'close',
		] as const;
		names.forEach( ( name ) => happen( name ) );
		expect( gtag.mock.calls ).toEqual( [
			[ 'event', 'userfeedback_view', DATA ],
			[ 'event', 'userfeedback_engagement', DATA ],
			[ 'event', 'userfeedback_finished', DATA ],
		] );
		expect( page.dataLayer ).toEqual( [] );
	} );

	it( '[WID-13~] uses the function of MonsterInsights and ExactMetrics without gtag', () => {
		const tracker = jest.fn();
		page.__gtagTracker = tracker;
		happen( 'view' );
		expect( tracker ).toHaveBeenCalledWith(
			'event',
			'userfeedback_view',
			DATA
		);
	} );

	it( '[WID-13~] writes to the data layer otherwise, and creates it', () => {
		happen( 'view' );
		happen( 'finished' );
		expect( page.dataLayer ).toEqual( [
			{ event: 'userfeedback_view', ...DATA },
			{ event: 'userfeedback_finished', ...DATA },
		] );
	} );

	it( '[WID-13~] tells nothing of a survey without tracking', () => {
		const gtag = jest.fn();
		page.gtag = gtag;
		happen( 'view', tracked( false ) );
		expect( gtag ).not.toHaveBeenCalled();
		expect( page.dataLayer ).toBeUndefined();
	} );

	it( 'is not misled by elements with these names', () => {
		document.body.innerHTML = '<a id="gtag"></a><a id="dataLayer"></a>';
		page.gtag = document.getElementById( 'gtag' );
		page.dataLayer = document.getElementById( 'dataLayer' );
		happen( 'view' );
		expect( page.dataLayer ).toEqual( [
			{ event: 'userfeedback_view', ...DATA },
		] );
	} );
} );

describe( 'consent', () => {
	it( '[PLS-06~] sends events only while the WP Consent API says yes to statistics', () => {
		const gtag = jest.fn();
		page.gtag = gtag;
		let isGiven = false;
		page.wp_has_consent = jest.fn( () => isGiven );
		happen( 'view' );
		expect( gtag ).not.toHaveBeenCalled();
		expect( page.wp_has_consent ).toHaveBeenCalledWith( 'statistics' );
		isGiven = true;
		happen( 'engagement' );
		isGiven = false;
		happen( 'finished' );
		// What happened before the consent is not sent afterwards.
		expect( gtag.mock.calls ).toEqual( [
			[ 'event', 'userfeedback_engagement', DATA ],
		] );
	} );

	it.each( [
		[ true, false ],
		[ '1', false ],
		[ false, true ],
		[ '0', true ],
		[ undefined, true ],
	] )(
		'[PLS-06~] with a Global Privacy Control of %j: %s',
		( value, isAllowed ) => {
			const gtag = jest.fn();
			page.gtag = gtag;
			page.wp_has_consent = () => true;
			gpc( value );
			expect( hasConsent( 'statistics' ) ).toBe( isAllowed );
			happen( 'view' );
			expect( gtag ).toHaveBeenCalledTimes( isAllowed ? 1 : 0 );
		}
	);

	it( '[PLS-06~] needs no consent on a site without the WP Consent API, and waits for one whose script has not run', () => {
		expect( hasConsent( 'statistics' ) ).toBe( true );
		document.body.innerHTML = '<a id="wp-consent-api-js"></a>';
		expect( hasConsent( 'statistics' ) ).toBe( true );
		document.body.innerHTML =
			'<script id="wp-consent-api-js" type="delayed"></script>';
		expect( hasConsent( 'statistics' ) ).toBe( false );
		page.wp_has_consent = ( category ) => category === 'statistics';
		expect( hasConsent( 'statistics' ) ).toBe( true );
		expect( hasConsent( 'marketing' ) ).toBe( false );
	} );
} );
