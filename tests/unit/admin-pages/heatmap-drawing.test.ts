import {
	GRID,
	middleOf,
	pointsOf,
	radiusIn,
} from '@/admin-pages/heatmaps/viewer/drawing/cells';
import {
	bandsOf,
	depthMarks,
	shareAt,
} from '@/admin-pages/heatmaps/viewer/drawing/depth';
import {
	addCoarse,
	addPoint,
	coarseField,
	emptyField,
	hottest,
	rowsOf,
} from '@/admin-pages/heatmaps/viewer/drawing/field';
import {
	heatOf,
	visibleHeat,
} from '@/admin-pages/heatmaps/viewer/drawing/heat';
import { colorAt, pixelsOf } from '@/admin-pages/heatmaps/viewer/drawing/ramp';
import { pictureScale } from '@/admin-pages/heatmaps/viewer/picture';

/** The place of the most heat, in pixels of the page. */
function hottestPlace( field: ReturnType< typeof emptyField > ) {
	const { values, columns, step } = field;
	const at = values.indexOf( hottest( field ) );
	return {
		x: ( ( at % columns ) + 0.5 ) * step,
		y: ( Math.floor( at / columns ) + 0.5 ) * step,
	};
}

const reached = ( shares: Record< number, number > ) =>
	Object.entries( shares ).map( ( [ percent, share ] ) => ( {
		percent: Number( percent ),
		views: share * 100,
		share,
	} ) );

describe( 'cells', () => {
	const box = { x: 100, y: 2000, width: 320, height: 64 };

	it( 'lie in the box of their element, row by row', () => {
		expect( middleOf( box, 0 ) ).toEqual( { x: 110, y: 2002 } );
		expect( middleOf( box, 15 ) ).toEqual( { x: 410, y: 2002 } );
		expect( middleOf( box, 16 ) ).toEqual( { x: 110, y: 2006 } );
		expect( middleOf( box, 255 ) ).toEqual( { x: 410, y: 2062 } );
		for ( let cell = 0; cell < GRID * GRID; cell++ ) {
			const { x, y } = middleOf( box, cell );
			expect( x > 100 && x < 420 && y > 2000 && y < 2064 ).toBe( true );
		}
	} );

	it( 'spread as far as a fingertip at least, and no further than is readable', () => {
		expect( radiusIn( { x: 0, y: 0, width: 30, height: 12 } ) ).toBe( 18 );
		expect(
			radiusIn( { x: 0, y: 0, width: 400, height: 300 } )
		).toBeCloseTo( 31.25 );
		expect( radiusIn( { x: 0, y: 0, width: 1280, height: 9000 } ) ).toBe(
			60
		);
	} );

	it( 'that do not exist, or count nothing, are left out', () => {
		expect(
			pointsOf( box, [
				[ -1, 5 ],
				[ 256, 5 ],
				[ 1.5, 5 ],
				[ Number.NaN, 5 ],
				[ 3, 0 ],
				[ 4, -2 ],
				[ 5, 7 ],
			] ).map( ( { weight } ) => weight )
		).toEqual( [ 7 ] );
	} );
} );

describe( 'a field', () => {
	it( 'is hottest where most was counted, and cold beyond the radius', () => {
		const field = emptyField( 1280, 3000 );
		addPoint( field, { x: 300, y: 400, radius: 20, weight: 5 } );
		addPoint( field, { x: 900, y: 2500, radius: 20, weight: 9 } );
		const { x, y } = hottestPlace( field );
		expect( Math.hypot( x - 900, y - 2500 ) ).toBeLessThan( field.step );
		expect( hottest( field ) ).toBeGreaterThan( 8 );
		expect( hottest( field ) ).toBeLessThanOrEqual( 9 );
		const warm = field.values.filter( ( value ) => value > 0 ).length;
		expect( warm * field.step ** 2 ).toBeLessThan(
			2 * Math.PI * 20 ** 2 * 1.3
		);
	} );

	it( 'takes points at and beyond its edges', () => {
		const field = emptyField( 100, 100 );
		for ( const [ x, y ] of [
			[ 0, 0 ],
			[ 100, 100 ],
			[ -500, 50 ],
			[ 50, 9000 ],
		] as const ) {
			addPoint( field, { x, y, radius: 20, weight: 1 } );
		}
		expect( field.values ).toHaveLength( 25 * 25 );
		expect( field.values.every( ( value ) => value <= 1 ) ).toBe( true );
		expect( field.values[ 0 ] ).toBeGreaterThan( 0 );
	} );

	it( 'has the heat of a coarse one at the same places, also at its edges', () => {
		const at = { radius: 60, weight: 10 };
		const places = [
			[ 400, 400 ],
			[ 0, 0 ],
			[ 798, 602 ],
			[ 403, 401 ],
		];
		const exact = emptyField( 798, 602 );
		const mixed = emptyField( 798, 602 );
		const coarse = coarseField( mixed );
		places.forEach( ( [ x = 0, y = 0 ] ) => {
			addPoint( exact, { x, y, ...at } );
			addPoint( coarse, { x, y, ...at } );
		} );
		addCoarse( mixed, coarse );
		const most = hottest( exact );
		expect( hottest( mixed ) / most ).toBeCloseTo( 1, 1 );
		const furthest = Math.max(
			...exact.values.map( ( value, index ) =>
				Math.abs( value - mixed.values[ index ]! )
			)
		);
		expect( furthest ).toBeLessThan( most * 0.03 );
	} );

	it( 'of a page that no screen has seen stays small', () => {
		const { values } = emptyField( 5000, 200_000 );
		expect( values.length ).toBeLessThan( 2_100_000 );
	} );

	it( 'gives rows that can be changed without changing it', () => {
		const field = emptyField( 40, 400 );
		const rows = rowsOf( field, 10, 20 );
		addPoint( rows, { x: 20, y: 20, radius: 18, weight: 3 } );
		expect( rows.rows ).toBe( 10 );
		expect( hottest( field ) ).toBe( 0 );
		expect( rowsOf( field, 90, 500 ).rows ).toBe( 10 );
		expect( rowsOf( field, 200, 300 ).rows ).toBe( 0 );
	} );
} );

describe( 'the heat of a page', () => {
	const small = { x: 200, y: 5000, width: 120, height: 40 };
	const large = { x: 0, y: 0, width: 1280, height: 4000 };
	const size = { width: 1280, height: 20_000 };

	it( 'is most on a button that was clicked all over, not on an area with single clicks', () => {
		const everywhere = Array.from(
			{ length: 256 },
			( _, cell ) => [ cell, 1 ] as const
		);
		const { field } = heatOf(
			[
				{ box: large, isFixed: false },
				{ box: small, isFixed: false },
				null,
			],
			[ everywhere, everywhere, [ [ 3, 1_000_000 ] ] ],
			size
		);
		const { x, y } = hottestPlace( field );
		expect( x ).toBeGreaterThan( small.x );
		expect( x ).toBeLessThan( small.x + small.width );
		expect( y ).toBeGreaterThan( small.y );
		expect( y ).toBeLessThan( small.y + small.height );
	} );

	it( 'of parts that do not scroll moves along with the window', () => {
		const heat = heatOf(
			[ { box: { x: 10, y: 20, width: 40, height: 40 }, isFixed: true } ],
			[ [ [ 136, 4 ] ] ],
			size
		);
		expect( hottest( heat.field ) ).toBe( 0 );
		expect( heat.most ).toBeGreaterThan( 3 );
		for ( const scrollY of [ 0, 1234, 18_900 ] ) {
			const { field, top } = visibleHeat( heat, 0, scrollY, 800 );
			const { x, y } = hottestPlace( field );
			expect( Math.abs( x - 31 ) ).toBeLessThan( 5 );
			expect( Math.abs( top + y - scrollY - 41 ) ).toBeLessThan( 5 );
		}
	} );

	it( 'is cut to the visible rows', () => {
		const heat = heatOf( [], [], size );
		const { field, top } = visibleHeat( heat, 0, 10_000, 800 );
		expect( top ).toBeLessThanOrEqual( 10_000 );
		expect( top + field.rows * field.step ).toBeGreaterThanOrEqual(
			10_800
		);
		expect( field.rows * field.step ).toBeLessThan( 900 );
	} );
} );

describe( 'the ramp', () => {
	it( 'leads from nothing over blue and yellow to red, ever more opaque', () => {
		expect( colorAt( 0 )[ 3 ] ).toBe( 0 );
		expect( colorAt( -1 ) ).toEqual( colorAt( 0 ) );
		expect( colorAt( 2 ) ).toEqual( [ 226, 32, 26, 215 ] );
		const steps = Array.from( { length: 101 }, ( _, at ) =>
			colorAt( at / 100 )
		);
		steps
			.slice( 1 )
			.forEach( ( [ , , , alpha ], index ) =>
				expect( alpha ).toBeGreaterThanOrEqual( steps[ index ]![ 3 ] )
			);
		const [ red, , blue ] = colorAt( 0.1 );
		expect( blue ).toBeGreaterThan( red );
	} );

	it( 'colours the values of a field', () => {
		const pixels = pixelsOf( new Float32Array( [ 0, 10, 2.5 ] ), 10 );
		expect( [ ...pixels.slice( 0, 4 ) ] ).toEqual( [ 0, 0, 0, 0 ] );
		expect( [ ...pixels.slice( 4, 8 ) ] ).toEqual( [ 226, 32, 26, 215 ] );
		expect( pixels[ 11 ] ).toBeGreaterThan( 100 );
		expect( [ ...pixelsOf( new Float32Array( 1 ), 0 ) ] ).toEqual( [
			0, 0, 0, 0,
		] );
	} );
} );

describe( 'how far visitors came', () => {
	const scroll = reached( {
		0: 1,
		25: 1,
		26: 0.6,
		50: 0.6,
		51: 0.2,
		100: 0.2,
	} );

	it( 'is known for places between those that were counted', () => {
		expect( shareAt( scroll, 10 ) ).toBe( 1 );
		expect( shareAt( scroll, 30 ) ).toBe( 0.6 );
		expect( shareAt( scroll, 100 ) ).toBe( 0.2 );
		expect( shareAt( [], 10 ) ).toBe( 0 );
	} );

	it( 'is drawn in bands from the top to the bottom', () => {
		expect( bandsOf( scroll, 2000 ) ).toEqual( [
			{ top: 0, bottom: 500, share: 1 },
			{ top: 500, bottom: 1000, share: 0.6 },
			{ top: 1000, bottom: 2000, share: 0.2 },
		] );
	} );

	it( 'is marked where it falls below a quarter, a half and three quarters', () => {
		expect( depthMarks( scroll ) ).toEqual( [
			{ percent: 25, share: 1 },
			{ percent: 50, share: 0.6 },
		] );
		expect( depthMarks( [] ) ).toEqual( [] );
	} );
} );

test( 'a picture is as large as browsers allow', () => {
	expect( pictureScale( 1280, 3000 ) ).toBe( 1 );
	const scale = pictureScale( 1280, 20_000 );
	expect( scale * 20_000 ).toBeLessThanOrEqual( 16_000 );
	expect( pictureScale( 1280, 200_000 ) * 200_000 ).toBeLessThanOrEqual(
		16_000
	);
} );
