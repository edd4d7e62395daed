import fixture from '../../fixtures/page-rules.json';
import type { SimplePatternKind } from '@/survey-model';
import {
	fromPattern,
	isAddressStart,
	patternProblem,
	ruleMatches,
	toPattern,
} from '@/survey-model';

const HOST = 'example.com';

const ADDRESSES = fixture.addresses.map( ( address ) => ( {
	...address,
	kind: address.kind as SimplePatternKind,
} ) );

describe( 'addresses that become patterns of rules', () => {
	it.each( ADDRESSES )(
		'[SET-04~] number 17: $kind $text matches what its owner means',
		( { kind, text, pattern, matching, others } ) => {
			expect( toPattern( { kind, text }, HOST ) ).toBe( pattern );
			expect( patternProblem( pattern ) ).toBeUndefined();
			const rule = {
				type: 'page_url_matches',
				operator: '&&' as const,
				data: pattern,
			};
			matching.forEach( ( url ) =>
				expect( [ url, ruleMatches( rule, url ) ] ).toEqual( [
					url,
					true,
				] )
			);
			others.forEach( ( url ) =>
				expect( [ url, ruleMatches( rule, url ) ] ).toEqual( [
					url,
					false,
				] )
			);
		}
	);

	it( '[SET-04~] number 17: are read back at each letter that is typed, and whole ones on a moved site', () => {
		ADDRESSES.forEach( ( { kind, text } ) => {
			[ ...text ].forEach( ( _, index ) => {
				const typed = text.slice( 0, index + 1 );
				const found = { kind, text: typed };
				expect( fromPattern( toPattern( found, HOST ), HOST ) ).toEqual(
					found
				);
			} );
		} );
		const pattern = toPattern( { kind: 'starts_with', text: '/a' }, HOST );
		expect( fromPattern( pattern, 'moved.example' ) ).toBeUndefined();
		expect( toPattern( { kind: 'wildcards', text: '' }, HOST ) ).toBe( '' );
	} );

	it( '[SET-04~] number 17: leave other patterns to those who know them', () => {
		const simple = fixture.patterns.valid.filter(
			( pattern ) => fromPattern( pattern, HOST ) !== undefined
		);
		expect( simple ).toEqual( [] );
		[ '', '/blog', '^/blog', '^https?://example\\.com/(a|b)' ].forEach(
			( pattern ) =>
				expect( fromPattern( pattern, HOST ) ).toBeUndefined()
		);
	} );

	it( 'are limited as patterns are', () => {
		const slow = { kind: 'wildcards' as const, text: '/*/*/*/a' };
		expect( patternProblem( toPattern( slow, HOST ) ) ).toBe(
			'pattern_too_slow'
		);
		[ '', '/', 'h', 'HTTPS:', 'https://a' ].forEach( ( text ) =>
			expect( [ text, isAddressStart( text ) ] ).toEqual( [ text, true ] )
		);
		[ 'shop', '*', '.', 'httpx' ].forEach( ( text ) =>
			expect( [ text, isAddressStart( text ) ] ).toEqual( [
				text,
				false,
			] )
		);
	} );
} );
