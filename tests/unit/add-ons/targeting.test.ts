import devices from '../../fixtures/devices.json';
import lists from '../../fixtures/rule-lists.json';
import fixture from '../../fixtures/page-rules.json';
import type { DeviceHints } from '@/add-ons/targeting/device';
import { deviceOf } from '@/add-ons/targeting/device';
import type { RuleGroups } from '@/add-ons/targeting/rules';
import { rulesHold } from '@/add-ons/targeting/rules';
import { openRegistry } from '@/widget/registry';
import { pageData, survey } from '../widget/support';

type Targeting = ReturnType< typeof survey >[ 'settings' ][ 'targeting' ];

const VISIT = {
	address: 'https://example.com/',
	referrer: '',
	roles: undefined,
};

/** Whether a visit fulfils a single rule. */
const holds = (
	type: string,
	data: string | string[],
	visit: Partial< Parameters< typeof rulesHold >[ 1 ] > = {}
) => rulesHold( [ [ { type, data } ] ], { ...VISIT, ...visit } );

describe( 'devices', () => {
	it.each( devices.map( ( row ) => [ row.name, row ] as const ) )(
		'[SEL-03~] %s',
		( _, { device, ua, touch = 0, hints } ) => {
			const given: DeviceHints = {
				userAgent: ua,
				maxTouchPoints: touch,
				userAgentData: hints,
			};
			expect( deviceOf( given ) ).toBe( device );
		}
	);
} );

describe( 'rules in the browser', () => {
	it( '[SEL-04~] about the address hold as in “Try a URL”', () => {
		const rules = fixture.matches.filter(
			( { data } ) => typeof data === 'string'
		);
		expect( rules.length ).toBeGreaterThan( 30 );
		rules.forEach( ( { type, data, url, matches } ) =>
			expect( [
				type,
				data,
				url,
				holds( type, data as string, { address: url } ),
			] ).toEqual( [ type, data, url, matches ] )
		);
	} );

	it.each( [
		[ 'https://example.com/a/', 'https://example.com/a', true ],
		[ 'https://example.com/a/?b=1', 'https://example.com/a', true ],
		[ 'https://example.com/a/', 'https://example.com/b', false ],
		[ 'https://example.com/', 'https://example.com/a', false ],
		[ 'https://example.com/', 'https://example.com', true ],
		[ 'https://example.com/a/', 'https://example.com/', true ],
		[ 'https://www.example.com/', 'https://example.com/', false ],
		[ 'https://example.com/', 'https://example.com/?b', false ],
		[ '', 'https://example.com/', false ],
	] )(
		'[SEL-04~] about the referrer: from %s, rule %s: %s',
		( referrer, data, expected ) => {
			expect( holds( 'referrer', data, { referrer } ) ).toBe( expected );
		}
	);

	it( '[SEL-04~] about login and roles need what the page says about its visitor', () => {
		const login = ( choices: string[], roles?: string[] ) =>
			holds( 'user_logged_in', choices, { roles } );
		expect( login( [ 'yes' ] ) ).toBe( false );
		expect( login( [ 'no' ] ) ).toBe( true );
		expect( login( [ 'yes' ], [] ) ).toBe( true );
		expect( login( [ 'no' ], [ 'editor' ] ) ).toBe( false );
		expect( login( [ 'no', 'yes' ], [ 'editor' ] ) ).toBe( true );
		const roles = ( choices: string[], of?: string[] ) =>
			holds( 'wp_user_roles', choices, { roles: of } );
		expect( roles( [ 'editor' ] ) ).toBe( false );
		expect( roles( [ 'editor', 'author' ], [ 'x', 'author' ] ) ).toBe(
			true
		);
		expect( roles( [ 'editor' ], [ 'edit' ] ) ).toBe( false );
		expect( roles( [ 'editor' ], [] ) ).toBe( false );
	} );

	it( '[SEL-04~] of an unknown type never hold, and no rules restrict nothing', () => {
		expect( holds( 'acme_weather', 'rain' ) ).toBe( false );
		expect( holds( 'acme_weather', [ 'rain' ] ) ).toBe( false );
		expect( holds( 'page_url_contains', [ '/' ] ) ).toBe( false );
		expect( rulesHold( [], VISIT ) ).toBe( true );
	} );

	it( '[SEL-04~] in the lists of the fixture: what PHP has left has the result of the whole list', () => {
		lists.lists.forEach( ( { rules, remaining, shows } ) => {
			const isShown =
				remaining !== null &&
				rulesHold( remaining as RuleGroups, {
					...VISIT,
					address: lists.address,
				} );
			expect( [ rules, isShown ] ).toEqual( [ rules, shows ] );
		} );
	} );
} );

describe( 'the gate', () => {
	beforeAll( () => {
		window.userfeedback = {};
		openRegistry();
		return import( '@/add-ons/targeting/parts/targeting' );
	} );

	function reason( changes: Partial< Targeting >, roles?: string[] ) {
		const { settings } = survey();
		const targeting = { ...settings.targeting, ...changes };
		return openRegistry()
			.gate?.get( 'targeting' )
			?.reason( survey( { settings: { ...settings, targeting } } ), {
				data: pageData( roles && { visitor: { roles } } ),
				now: 0,
				cookies: '',
			} );
	}

	it( '[SEL-02~] [SEL-03~] names the device or the page as the reason, the device first', () => {
		const editors = [ [ { type: 'wp_user_roles', data: [ 'editor' ] } ] ];
		expect( reason( {} ) ).toBeUndefined();
		expect( reason( { devices: [ 'tablet', 'mobile' ] } ) ).toBe(
			'device'
		);
		expect( reason( { devices: [ 'desktop' ] } ) ).toBeUndefined();
		expect( reason( { page_rules: editors } ) ).toBe( 'page' );
		expect( reason( { page_rules: editors }, [ 'editor' ] ) ).toBe(
			undefined
		);
		expect( reason( { devices: [ 'mobile' ], page_rules: editors } ) ).toBe(
			'device'
		);
	} );

	it( '[SEL-04~] evaluates the address of the page as it is now', () => {
		const tea = [ [ { type: 'query_parameter', data: 'tea=green' } ] ];
		expect( reason( { page_rules: tea } ) ).toBe( 'page' );
		window.history.replaceState( null, '', '/shop?tea=green' );
		expect( reason( { page_rules: tea } ) ).toBeUndefined();
		window.history.replaceState( null, '', '/' );
	} );
} );
