import words from '../../fixtures/hidden-reasons.json';
import type { WidgetSurvey } from '@/survey-model';
import { start as startLoader } from '@/widget/loader/start';
import { createControl } from '@/widget/control/control';
import { submittedCookie } from '@/widget/visitor-cookie';
import { pageData, settle, survey } from './support';
import { open, renewPage, reported, whyReport } from './why-support';

const NOW = Date.parse( '2026-11-22T12:00:00Z' );
const info = jest.spyOn( console, 'info' ).mockImplementation();
const warn = jest.spyOn( console, 'warn' ).mockImplementation();

function targeted( id: number, targeting: object ): WidgetSurvey {
	const base = survey( { id, cookie_name: `userfeedback-${ id }` } );
	const { settings } = base;
	return {
		...base,
		settings: {
			...settings,
			targeting: { ...settings.targeting, ...targeting },
		},
	} as WidgetSurvey;
}

beforeEach( () => {
	renewPage();
	info.mockClear();
	CSSStyleSheet.prototype.replaceSync = () => {};
	window.userfeedback!.app = { mount: () => {} };
	window.userfeedback!.control = createControl();
} );

describe( 'the debug mode', () => {
	it( '[WID-20~] writes every reason of the loader, of its gates and of the server, in the order in which surveys are tried', async () => {
		jest.isolateModules( () => {
			require( '../../../src/add-ons/targeting/parts/targeting' );
			require( '../../../src/widget/parts/reach' );
			require( '../../../src/add-ons/behavior/parts/trigger' );
			require( '../../../src/add-ons/geo-restrictions/parts/country' );
		} );
		window.userfeedback?.register?.( 'gate', 'broken', {
			reason( { id } ) {
				if ( id === 9 ) {
					throw new Error( 'broken' );
				}
				return null;
			},
		} );
		document.cookie = submittedCookie( 'userfeedback-1', 'an-id' );
		// A phone.
		Object.defineProperty( navigator, 'maxTouchPoints', {
			value: 5,
			configurable: true,
		} );
		window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
		sessionStorage.setItem( 'userfeedback-country', '{"country":"FR"}' );
		const german = targeted( 8, {} );
		german.settings = { ...german.settings, geo_targeting: [ 'DE' ] };
		const exit = targeted( 7, {} );
		exit.settings = {
			...exit.settings,
			behavior: { ...exit.settings.behavior, timing: 'before_abandon' },
		};
		const surveys = [
			targeted( 1, {} ),
			exit,
			{ ...targeted( 2, {} ), expires_at: '2026-11-22T11:59:59Z' },
			targeted( 3, { devices: [ 'mobile' ] } ),
			targeted( 4, {
				page_rules: [
					[ { type: 'page_url_contains', data: '/elsewhere' } ],
				],
			} ),
			german,
			targeted( 9, {} ),
			targeted( 5, {} ),
			targeted( 6, {} ),
		];
		const report = whyReport( {
			is_debug: true,
			surveys: [
				...surveys.map( ( { id } ) => reported( { id } ) ),
				...[
					'scheduled',
					'question_types_missing',
					'heatmaps_missing',
					'targeting_missing',
				].map( ( hidden, index ) =>
					reported( { id: 20 + index, hidden } )
				),
			].map( ( one ) => ( { ...one, title: '' } ) ),
			reasons: Object.fromEntries(
				words.map( ( word ) => [
					word,
					{ text: `Text of ${ word }.`, action: '', url: '' },
				] )
			),
		} );
		open( report, pageData( { surveys } ) );
		Object.assign( document.querySelector( '#userfeedback-data' )!, {
			isTaken: false,
		} );
		await startLoader( () => NOW, '' );
		await settle();
		expect( info.mock.calls.map( ( [ line ] ) => line ) ).toEqual( [
			'UserFeedback: Survey 5: Shows 20 seconds later.',
			...[
				[ 1, 'cookie' ],
				// It could never fire here, so an older survey shows.
				[ 7, 'no_pointer' ],
				[ 2, 'expired' ],
				[ 3, 'device' ],
				[ 4, 'page' ],
				[ 8, 'country' ],
				[ 9, 'gate_failed' ],
				[ 6, 'another_first' ],
				[ 20, 'scheduled' ],
				[ 21, 'question_types_missing' ],
				[ 22, 'heatmaps_missing' ],
				[ 23, 'targeting_missing' ],
			].map(
				( [ id, word ] ) =>
					`UserFeedback: Survey ${ id }: Text of ${ word }. [${ word }]`
			),
		] );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );
} );
