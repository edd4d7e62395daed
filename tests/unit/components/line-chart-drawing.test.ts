import {
	CategoryScale,
	Chart,
	Filler,
	LineController,
	LineElement,
	LinearScale,
	PointElement,
	Tooltip,
} from 'chart.js';
import type { DataPoint, YScale } from '@/components/line-chart/data';
import {
	BESIDE_POINT,
	besidePoint,
	chartData,
	chartOptions,
} from '@/components/line-chart/chart-options';
import '../support/dates';
import { addDays } from '@/components/date-range/ranges';

// chart.js itself lays the chart out; only the drawing goes nowhere.

const CHARACTER_WIDTH = 7;

beforeAll( () => {
	Chart.register(
		CategoryScale,
		Filler,
		LineController,
		LineElement,
		LinearScale,
		PointElement,
		Tooltip
	);
	Tooltip.positioners[ BESIDE_POINT ] = besidePoint;
} );

/** A 2D context that measures text as if all characters had the same width, and draws nothing. */
function fakeContext( canvas: HTMLCanvasElement ): CanvasRenderingContext2D {
	const values: Record< string | symbol, unknown > = {
		canvas,
		measureText: ( text: string ) => ( {
			width: text.length * CHARACTER_WIDTH,
		} ),
	};
	return new Proxy( {} as CanvasRenderingContext2D, {
		get: ( _, key ) => ( key in values ? values[ key ] : () => undefined ),
		set: ( _, key, value ) => {
			values[ key ] = value;
			return true;
		},
	} );
}

/** A number of days up to November 22, 2026; the last has the count `newest`. */
function daysWith( count: number, newest: number ): DataPoint[] {
	return Array.from( { length: count }, ( _, index ) => ( {
		date: addDays( '2026-11-22', index + 1 - count ),
		count: index === count - 1 ? newest : 1,
	} ) );
}

interface Settings {
	width?: number;
	isRtl?: boolean;
	scale?: YScale;
}

function draw(
	points: DataPoint[],
	{ width = 900, isRtl = false, scale }: Settings = {}
) {
	const canvas = document.createElement( 'canvas' );
	canvas.width = width;
	canvas.height = 280;
	const context = fakeContext( canvas );
	canvas.getContext = ( () => context ) as never;
	return new Chart( canvas, {
		type: 'line',
		data: chartData( points ),
		options: {
			...chartOptions( {
				points,
				scale,
				valueText: ( count ) => `${ count } responses`,
				theme: { text: '#555', grid: '#eee', font: 'sans-serif' },
				isStill: true,
				isRtl,
			} ),
			responsive: false,
		},
	} );
}

type Drawn = ReturnType< typeof draw >;

const labelsOf = ( chart: Drawn ) =>
	chart.scales[ 'x' ]!.ticks.map( ( { label } ) => label );

/** Hovers over a point and returns the tooltip. */
function hover( chart: Drawn, index: number ) {
	const { x, y } = chart.getDatasetMeta( 0 ).data[ index ]!;
	chart.tooltip!.setActiveElements( [ { datasetIndex: 0, index } ], {
		x,
		y,
	} );
	return chart.tooltip!;
}

it( '[OVR-05] a chart of counts has a line in #2D87F1, steps by its maximum and labels that turn when crowded', () => {
	for ( const [ newest, step ] of [
		[ 10, 2 ],
		[ 11, 10 ],
		[ 100, 10 ],
		[ 101, 100 ],
		[ 1000, 100 ],
		[ 1001, 1000 ],
	] as const ) {
		const chart = draw( daysWith( 30, newest ) );
		const [ first, second ] = chart.scales[ 'y' ]!.ticks;
		expect( [ first?.value, second?.value ] ).toEqual( [ 0, step ] );
		expect( chart.data.datasets[ 0 ]?.borderColor ).toBe( '#2D87F1' );
	}
	const rotation = ( width: number ) =>
		draw( daysWith( 30, 1 ), { width } ).scales[ 'x' ]!.labelRotation;
	expect( rotation( 900 ) ).toBe( 0 );
	for ( let width = 420; width >= 180; width -= 20 ) {
		expect( rotation( width ) ).toBeGreaterThanOrEqual( 30 );
		expect( rotation( width ) ).toBeLessThanOrEqual( 90 );
	}
	// 30 degrees are not enough where there is little room.
	expect( rotation( 180 ) ).toBeGreaterThan( 45 );
} );

describe( 'the line', () => {
	it( '[OVR-05~] is #2D87F1 and straight between two days', () => {
		const [ line ] = draw( daysWith( 7, 12 ) ).data.datasets;
		expect( line ).toMatchObject( { borderColor: '#2D87F1', tension: 0 } );
		// Straight: the control points of a curve are missing.
		const chart = draw( daysWith( 7, 12 ) );
		for ( const point of chart.getDatasetMeta( 0 ).data ) {
			expect( point ).not.toHaveProperty( 'cp1x' );
		}
	} );

	it( 'crosses days without a value, and then has a point for each value', () => {
		const points = daysWith( 30, 3 ).map( ( point, index ) =>
			index === 14 || index === 16 ? { ...point, count: null } : point
		);
		const chart = draw( points );
		const elements = chart.getDatasetMeta( 0 ).data;
		expect( elements[ 14 ] ).toHaveProperty( 'skip', true );
		expect( elements[ 15 ]!.options ).toMatchObject( { radius: 3 } );
		expect( elements[ 20 ]!.options ).toMatchObject( { radius: 3 } );
		expect( chart.data.datasets[ 0 ] ).toMatchObject( { spanGaps: true } );
		const whole = draw( daysWith( 30, 3 ) ).getDatasetMeta( 0 ).data;
		expect( whole[ 20 ]!.options ).toMatchObject( { radius: 0 } );
	} );
} );

describe( 'the y axis', () => {
	it.each( [
		[ 1, [ 0, 2 ] ],
		[ 10, [ 0, 2, 4, 6, 8, 10 ] ],
		[ 11, [ 0, 10, 20 ] ],
		[ 101, [ 0, 100, 200 ] ],
		[ 1001, [ 0, 1000, 2000 ] ],
	] )( '[OVR-05~] for at most %d has lines at %j', ( newest, lines ) => {
		const chart = draw( daysWith( 7, newest ) );
		expect(
			chart.scales[ 'y' ]!.ticks.map( ( { value } ) => value )
		).toEqual( lines );
	} );

	it( 'can be fixed', () => {
		const scale = { min: -100, max: 100, step: 50 };
		const chart = draw( daysWith( 7, -30 ), { scale } );
		expect(
			chart.scales[ 'y' ]!.ticks.map( ( { value } ) => value )
		).toEqual( [ -100, -50, 0, 50, 100 ] );
	} );

	it( '[NPS-02~] has steps of 5 from -100 to 100 and labels that do not overlap', () => {
		const scale = { min: -100, max: 100, step: 5 };
		const { ticks } = draw( daysWith( 7, -30 ), { scale } ).scales[ 'y' ]!;
		expect( ticks.map( ( { value } ) => value ) ).toEqual(
			Array.from( { length: 41 }, ( _, index ) => 5 * index - 100 )
		);
		expect( ticks.map( ( { label } ) => label ).filter( Boolean ) ).toEqual(
			[ '-100', '-75', '-50', '-25', '0', '25', '50', '75', '100' ]
		);
	} );
} );

describe( 'the labels of the x axis', () => {
	it( 'are horizontal where they fit', () => {
		const chart = draw( daysWith( 7, 1 ) );
		expect( chart.scales[ 'x' ]!.labelRotation ).toBe( 0 );
		expect( labelsOf( chart ) ).toEqual( [
			'Nov 16',
			'Nov 17',
			'Nov 18',
			'Nov 19',
			'Nov 20',
			'Nov 21',
			'Nov 22',
		] );
	} );

	it.each( [ 400, 360, 320, 240, 200 ] )(
		'[OVR-05~] turn by 30 to 90 degrees when crowded (%d px)',
		( width ) => {
			const { labelRotation } = draw( daysWith( 30, 1 ), { width } )
				.scales[ 'x' ]!;
			expect( labelRotation ).toBeGreaterThanOrEqual( 30 );
			expect( labelRotation ).toBeLessThanOrEqual( 90 );
		}
	);

	it.each( [ 1, 2, 7, 11, 12, 30, 31, 90, 365, 3660 ] )(
		'always include the newest of %d days, and are few',
		( count ) => {
			const labels = labelsOf( draw( daysWith( count, 1 ) ) );
			expect( labels.at( -1 ) ).toMatch( /^Nov 22/ );
			expect( labels.length ).toBeLessThanOrEqual( 11 );
		}
	);

	it.each( [
		[ 900, 7 ],
		[ 320, 7 ],
		[ 320, 30 ],
		[ 320, 800 ],
	] )(
		'right to left leave room for the newest day on the left (%d px, %d days)',
		( width, count ) => {
			const chart = draw( daysWith( count, 1 ), { width, isRtl: true } );
			const axis = chart.scales[ 'x' ]!;
			expect( axis.getPixelForValue( count - 1 ) ).toBeLessThan(
				axis.getPixelForValue( 0 )
			);
			const newest = String( labelsOf( chart ).at( -1 ) );
			const length = newest.length * CHARACTER_WIDTH;
			const reach =
				axis.labelRotation === 0
					? length / 2
					: length *
						Math.cos( ( axis.labelRotation * Math.PI ) / 180 );
			expect(
				axis.getPixelForValue( count - 1 ) - reach
			).toBeGreaterThanOrEqual( 0 );
		}
	);

	it( 'have years only if a day would appear twice', () => {
		expect( labelsOf( draw( daysWith( 300, 1 ) ) ).at( -1 ) ).toBe(
			'Nov 22'
		);
		expect( labelsOf( draw( daysWith( 366, 1 ) ) ).at( -1 ) ).toBe(
			'Nov 22, 2026'
		);
	} );
} );

describe( 'a tooltip', () => {
	it( 'names the day and the count with its noun', () => {
		const tooltip = hover( draw( daysWith( 7, 12 ) ), 6 );
		expect( tooltip.title ).toEqual( [ 'Nov 22, 2026' ] );
		expect( tooltip.body[ 0 ]!.lines ).toEqual( [ '12 responses' ] );
	} );

	it( 'names all days of a point', () => {
		const points = [ { date: '2026-11-09', to: '2026-11-15', count: 3 } ];
		expect( hover( draw( points ), 0 ).title ).toEqual( [
			'Nov 9, 2026 – Nov 15, 2026',
		] );
	} );

	it.each( [ false, true ] )(
		'covers neither axis (right to left: %s)',
		( isRtl ) => {
			const chart = draw( daysWith( 30, 12 ), { isRtl, width: 375 } );
			const { left, right, top, bottom } = chart.chartArea;
			for ( let index = 0; index < 30; index++ ) {
				const { x, y, width, height } = hover( chart, index );
				expect( x ).toBeGreaterThanOrEqual( left );
				expect( x + width ).toBeLessThanOrEqual( right );
				expect( y ).toBeGreaterThanOrEqual( top );
				expect( y + height ).toBeLessThanOrEqual( bottom );
			}
		}
	);
} );
