import type { Entry } from '@/widget/outbox/entries';
import { isDue, nextLook, nextTry } from '@/widget/outbox/schedule';

const NOW = Date.parse( '2026-11-21T12:00:00Z' );
const DAY = 86_400_000;
const entry = ( changes: Partial< Entry > ) =>
	( { next_at: NOW, is_held: false, ...changes } ) as Entry;
const delay = ( attempts: number, random: number, retryAfter = 0 ) =>
	nextTry( attempts, retryAfter, NOW, random ).next_at - NOW;

describe( 'nextTry', () => {
	it( 'doubles the delay each time, up to ten minutes', () => {
		const delays = [ 1, 2, 3, 9, 5000 ].map( ( n ) => delay( n, 1 ) );
		expect( delays ).toEqual( [ 4000, 8000, 16_000, 600_000, 600_000 ] );
	} );

	it( 'spreads the attempts over half of the delay', () => {
		expect( delay( 3, 0 ) ).toBe( 8000 );
		expect( delay( 3, 0.5 ) ).toBe( 12_000 );
	} );

	it( 'is after the pause that the server requested, up to a day', () => {
		expect( delay( 1, 0, 90_000 ) ).toBe( 90_000 );
		expect( delay( 1, 0.5, 90_000 ) ).toBe( 92_000 );
		expect( delay( 9, 0, 1000 ) ).toBe( 600_000 );
		expect( delay( 1, 0.5, 10 * 365 * DAY ) ).toBe( DAY );
		expect( nextTry( 1, 1000, NOW, 0 ).is_held ).toBe( true );
		expect( nextTry( 1, 0, NOW, 0 ).is_held ).toBe( false );
	} );
} );

describe( 'isDue', () => {
	it( 'respects the pause unless something changed', () => {
		const waiting = entry( { next_at: NOW + 1 } );
		expect( isDue( waiting, NOW, false ) ).toBe( false );
		expect( isDue( waiting, NOW, true ) ).toBe( true );
		expect( isDue( waiting, NOW + 1, false ) ).toBe( true );
	} );

	it( 'respects a hold, even if something changed', () => {
		const held = entry( { next_at: NOW + 1, is_held: true } );
		expect( isDue( held, NOW, true ) ).toBe( false );
		expect( isDue( held, NOW + 1, false ) ).toBe( true );
	} );

	it( 'ignores a clock that was set back', () => {
		const held = entry( { next_at: NOW + 400 * DAY, is_held: true } );
		expect( isDue( held, NOW, false ) ).toBe( true );
	} );
} );

describe( 'nextLook', () => {
	it( 'is when the first entry is due, between a second and ten minutes', () => {
		const at = ( ...times: number[] ) =>
			nextLook(
				times.map( ( time ) => entry( { next_at: NOW + time } ) ),
				NOW
			);
		expect( at( 9000, 5000 ) ).toBe( 5000 );
		expect( at( -9000 ) ).toBe( 1000 );
		expect( at( DAY ) ).toBe( 600_000 );
	} );
} );
