import fixture from '../../fixtures/page-rules.json';
import type { PageRule } from '@/survey-model';
import {
	blankRule,
	changeRuleType,
	insertRule,
	pageRuleErrors,
	patternProblem,
	removeRule,
	ruleGroups,
	ruleMatches,
	ruleProblem,
	rulesMatch,
} from '@/survey-model';

const rule = (
	data: PageRule[ 'data' ],
	operator: PageRule[ 'operator' ] = '&&',
	type = 'page_url_contains'
): PageRule => ( { type, operator, data } );

const texts = ( rules: readonly PageRule[] ) =>
	ruleGroups( rules ).map( ( group ) =>
		group.map( ( { rule: { data }, index } ) => `${ index }${ data }` )
	);

describe( 'page rules', () => {
	it( '[SET-04~] [SET-05~] have the regular expressions of the fixture as valid, invalid or too slow', () => {
		const { valid, ...problems } = fixture.patterns;
		valid.forEach( ( pattern ) => {
			expect( [ pattern, patternProblem( pattern ) ] ).toEqual( [
				pattern,
				undefined,
			] );
			// Every browser that can show the widget accepts it.
			expect( () => new RegExp( pattern, 'iu' ) ).not.toThrow();
		} );
		Object.entries( problems ).forEach( ( [ problem, patterns ] ) =>
			patterns.forEach( ( pattern ) =>
				expect( [ pattern, patternProblem( pattern ) ] ).toEqual( [
					pattern,
					problem,
				] )
			)
		);
		expect( patternProblem( 'ä'.repeat( 200 ) ) ).toBeUndefined();
		expect( patternProblem( 'ä'.repeat( 201 ) ) ).toBe( 'too_long' );
	} );

	it( '[SET-05~] have the URLs and parameters of the fixture as valid and invalid', () => {
		const problem = ( type: string ) => ( data: string ) =>
			ruleProblem( rule( data, '&&', type ) );
		[ 'page_url_is', 'page_url_is_not', 'referrer' ].forEach( ( type ) => {
			fixture.urls.valid.forEach( ( url ) =>
				expect( [ url, problem( type )( url ) ] ).toEqual( [
					url,
					undefined,
				] )
			);
			fixture.urls.invalid.forEach( ( url ) =>
				expect( [ url, problem( type )( url ) ] ).toEqual( [
					url,
					'invalid_url',
				] )
			);
		} );
		expect(
			fixture.parameters.valid.map( problem( 'query_parameter' ) )
		).toEqual( fixture.parameters.valid.map( () => undefined ) );
		expect(
			fixture.parameters.invalid.map( problem( 'query_parameter' ) )
		).toEqual(
			fixture.parameters.invalid.map( () => 'invalid_parameter' )
		);
	} );

	it( '[SET-05~] are errors while a text is empty or nothing is chosen, unless the survey shows on all pages', () => {
		const targeting = {
			devices: [],
			page_rules: [
				rule( ' /a' ),
				rule( '  ' ),
				rule( [], '&&', 'wp_user_roles' ),
				rule( '', '&&', 'referrer' ),
				rule( '', '&&', 'acme_weather' ),
			],
		};
		const path = 'settings.targeting.page_rules';
		expect( pageRuleErrors( { ...targeting, pages: 'custom' } ) ).toEqual( [
			{ field: `${ path }[1].data`, code: 'text_required' },
			{ field: `${ path }[2].data`, code: 'choice_required' },
			{ field: `${ path }[3].data`, code: 'url_required' },
		] );
		expect( pageRuleErrors( { ...targeting, pages: 'all' } ) ).toEqual(
			[]
		);
	} );

	it( '[SET-03~] are groups of &&, which binds tighter than ||', () => {
		const rules = [
			rule( 'a' ),
			rule( 'b' ),
			rule( 'c', '||' ),
			rule( 'd' ),
			rule( 'e', '||' ),
		];
		expect( texts( rules ) ).toEqual( [
			[ '0a', '1b' ],
			[ '2c', '3d' ],
			[ '4e' ],
		] );
		expect( texts( removeRule( rules, 2 ) ) ).toEqual( [
			[ '0a', '1b' ],
			[ '2d' ],
			[ '3e' ],
		] );
		expect( texts( removeRule( rules, 4 ) ) ).toEqual( [
			[ '0a', '1b' ],
			[ '2c', '3d' ],
		] );
		expect( texts( removeRule( rules, 1 ) ) ).toEqual( [
			[ '0a' ],
			[ '1c', '2d' ],
			[ '3e' ],
		] );
		expect( removeRule( rules, 0 ) ).toEqual( rules );
		expect( texts( insertRule( rules, 1 ) ) ).toEqual( [
			[ '0a', '1b', '2' ],
			[ '3c', '4d' ],
			[ '5e' ],
		] );
	} );

	it( '[SET-03~] lose their data when their type changes', () => {
		const before = rule( '/a', '||' );
		expect( changeRuleType( before, 'page_url_not_contains' ) ).toEqual(
			blankRule( 'page_url_not_contains', '||' )
		);
		expect( changeRuleType( before, 'post_type' ).data ).toEqual( [] );
		expect( changeRuleType( before, 'page_url_contains' ) ).toBe( before );
	} );

	it( 'match the addresses of the fixture', () => {
		fixture.matches.forEach( ( { url, matches, type, data } ) =>
			expect( [
				type,
				data,
				url,
				ruleMatches( rule( data, '&&', type ), url ),
			] ).toEqual( [ type, data, url, matches ] )
		);
	} );

	it( 'match an address as a whole only if it decides alone', () => {
		const url = 'https://example.com/a';
		const yes = rule( '/a' );
		const no = rule( '/b' );
		const open = rule(
			[ { id: 'yes', label: '' } ],
			'&&',
			'user_logged_in'
		);
		const or = ( { data, type }: PageRule ) => rule( data, '||', type );
		expect( rulesMatch( [ yes, no ], url ) ).toBe( false );
		expect( rulesMatch( [ no, yes, or( yes ) ], url ) ).toBe( true );
		expect( rulesMatch( [ yes, or( no ), no ], url ) ).toBe( true );
		expect( rulesMatch( [ yes, open ], url ) ).toBeNull();
		expect( rulesMatch( [ no, open ], url ) ).toBe( false );
		expect( rulesMatch( [ no, or( open ) ], url ) ).toBeNull();
		expect( rulesMatch( [ yes, or( open ) ], url ) ).toBe( true );
		expect( rulesMatch( [ rule( '' ) ], url ) ).toBeNull();
	} );
} );
