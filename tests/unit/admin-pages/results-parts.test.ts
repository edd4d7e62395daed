import type { FunnelStep } from '@/admin-pages/results/components/drop-off-steps';
import {
	shortened,
	withLosses,
} from '@/admin-pages/results/components/drop-off-steps';
import {
	cardHeight,
	twoColumns,
} from '@/admin-pages/results/components/two-columns';
import { formatDuration, formatRate } from '@/lib/format';
import { printAdminData } from '../support/licenses';
import { WHY, choice, stats } from '../support/results';

beforeEach( () => printAdminData() );

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

/** A funnel with the counts of its questions between those who started and those who finished. */
function funnel(
	started: number,
	reached: readonly number[],
	finished: number
): FunnelStep[] {
	return [
		{ step: 'seen', count: 10_000 },
		{ step: 'started', count: started },
		...reached.map( ( count, index ) => ( {
			step: 'reached' as const,
			question_id: `q${ index + 1 }`,
			title: `Question ${ index + 1 }`,
			count,
		} ) ),
		{ step: 'finished', count: finished },
	];
}

describe( 'the steps of the drop-off', () => {
	it( '[RES-06~] have what was lost on the way to them, and its share of the step before', () => {
		const steps = withLosses( funnel( 200, [ 200, 150 ], 120 ) );
		expect(
			steps.map( ( { share, lost, lostShare } ) => [
				share,
				lost,
				lostShare,
			] )
		).toEqual( [
			[ undefined, 0, 0 ],
			[ 1, 9800, 0.98 ],
			[ 1, 0, 0 ],
			[ 0.75, 50, 0.25 ],
			[ 0.6, 30, 0.2 ],
		] );
		expect( steps.map( ( { number } ) => number ) ).toEqual( [
			undefined,
			undefined,
			1,
			2,
			undefined,
		] );
	} );

	it( '[RES-06~] name the largest loss after the start once, and none without losses', () => {
		const largest = ( steps: FunnelStep[] ) =>
			withLosses( steps ).flatMap( ( { isLargestLoss }, index ) =>
				isLargestLoss ? [ index ] : []
			);
		expect( largest( funnel( 200, [ 150, 100 ], 90 ) ) ).toEqual( [ 2 ] );
		expect( largest( funnel( 200, [ 200, 190 ], 100 ) ) ).toEqual( [ 4 ] );
		expect( largest( funnel( 200, [ 200, 200 ], 200 ) ) ).toEqual( [] );
		// As many as never started.
		expect( largest( funnel( 9900, [ 9900, 9800 ], 9800 ) ) ).toEqual( [
			3,
		] );
	} );

	it( '[RES-06~] of a survey of 50 questions are the first, the last and those with the largest losses', () => {
		const counts = Array.from(
			{ length: 50 },
			( _, index ) => 900 - index - ( index >= 30 ? 300 : 0 )
		);
		const steps = withLosses( funnel( 1000, counts, 500 ) );
		const names = shortened( steps ).map(
			( { step, number } ) => number ?? step
		);
		expect( steps ).toHaveLength( 53 );
		expect( names ).toHaveLength( 10 );
		expect( names.slice( 0, 4 ) ).toEqual( [ 'seen', 'started', 1, 2 ] );
		expect( names.slice( -2 ) ).toEqual( [ 50, 'finished' ] );
		expect( names ).toContain( 31 );
	} );

	it( '[RES-06~] are all shown up to twelve', () => {
		const twelve = withLosses( funnel( 9, Array( 9 ).fill( 9 ), 9 ) );
		expect( shortened( twelve ) ).toHaveLength( 12 );
		const thirteen = withLosses( funnel( 9, Array( 10 ).fill( 9 ), 9 ) );
		expect( shortened( thirteen ) ).toHaveLength( 10 );
	} );
} );

describe( 'the two columns of cards', () => {
	const small = ( id: string ) => stats( { id } );
	const ids = ( questions: ReturnType< typeof small >[] ) =>
		twoColumns( questions ).map( ( column ) =>
			column.map( ( { id } ) => id )
		);

	it( 'keep the order of the survey and are equally high', () => {
		expect( ids( [ 'a', 'b', 'c', 'd' ].map( small ) ) ).toEqual( [
			[ 'a', 'b' ],
			[ 'c', 'd' ],
		] );
		const high = choice(
			Array.from( { length: 30 }, ( _, index ) => [
				String( index ),
				index,
			] ),
			{ id: 'high' }
		);
		expect( ids( [ high, ...[ 'b', 'c', 'd' ].map( small ) ] ) ).toEqual( [
			[ 'high' ],
			[ 'b', 'c', 'd' ],
		] );
	} );

	it( 'are one column for one question', () => {
		expect( ids( [ small( 'a' ) ] ) ).toEqual( [ [ 'a' ], [] ] );
	} );

	it( 'count options, long titles and answers as height', () => {
		const two = choice( [ [ 'a', 20 ], [ 'b', 20 ] ] ); // prettier-ignore
		const three = choice( [ [ 'a', 20 ], [ 'b', 20 ], [ 'c', 1 ] ] ); // prettier-ignore
		expect( cardHeight( three ) ).toBeGreaterThan( cardHeight( two ) );
		expect( cardHeight( WHY ) ).toBeGreaterThan(
			cardHeight( { ...WHY, answers: [] } )
		);
		expect(
			cardHeight( { ...two, title: 'x'.repeat( 300 ) } )
		).toBeGreaterThan( cardHeight( two ) );
	} );
} );

describe( 'rates and durations', () => {
	it.each( [
		[ 0, '0 sec' ],
		[ 47.5, '48 sec' ],
		[ 59.6, '1 min' ],
		[ 80, '1 min 20 sec' ],
		[ 3600, '1 hr' ],
		[ 3661, '1 hr 1 min' ],
		[ 3605, '1 hr' ],
	] )( '[PLS-21~] show %s seconds as %s', ( seconds, text ) => {
		expect( formatDuration( seconds ) ).toBe( text );
	} );

	it.each( [
		[ 0.05534, '5.5%' ],
		[ 1, '100%' ],
		[ 0, '0%' ],
		[ 0.0004, '<0.1%' ],
		[ 0.0005, '0.1%' ],
	] )( '[PLS-21~] show %s as %s', ( share, text ) => {
		expect( formatRate( share ) ).toBe( text );
	} );
} );
