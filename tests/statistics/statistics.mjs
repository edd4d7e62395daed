/**
 * node tests/statistics/statistics.mjs FILE EMPTY [CAPPED]: every figure of a CSV file, from its cells alone and with nothing of the plugin. Prints JSON:
 * { all, ranges: { "from..to": … } }, each { responses, columns: [ { name, answered, values: { value: { count, share, low, high } },
 * number: { average, low, high, nps, margin } | null } ] }.
 *
 * Line n of the file (from 0) belongs to day n % 60 from 1 January 2026, since the files name no days. EMPTY is the text that means "no answer", as an
 * empty cell does; CAPPED the column whose numbers above 10 count as 10, so that it can be a scale. The intervals are calculated in other ways than the plugin calculates them: Wilson's limits by bisection of his equation, means and
 * scores from the single answers.
 */
import { readFileSync } from 'node:fs';

const Z = 1.96;

const RANGES = [
	[ '2026-01-01', '2026-01-01' ],
	[ '2026-01-05', '2026-01-11' ],
	[ '2026-01-30', '2026-02-28' ],
];

/** Rows of cells; quotation marks may enclose commas, line breaks and doubled quotation marks. */
function parse( text ) {
	const rows = [ [ '' ] ];
	let isQuoted = false;
	for ( let index = 0; index < text.length; index++ ) {
		const row = rows[ rows.length - 1 ];
		const sign = text[ index ];
		if ( sign === '"' ) {
			if ( isQuoted && text[ index + 1 ] === '"' ) {
				row[ row.length - 1 ] += '"';
				index++;
			} else {
				isQuoted = ! isQuoted;
			}
		} else if ( ! isQuoted && sign === ',' ) {
			row.push( '' );
		} else if ( ! isQuoted && sign === '\n' ) {
			rows.push( [ '' ] );
		} else if ( isQuoted || sign !== '\r' ) {
			row[ row.length - 1 ] += sign;
		}
	}
	return rows.filter( ( row ) => row.length > 1 || row[ 0 ] !== '' );
}

function dayOf( line ) {
	return new Date( Date.UTC( 2026, 0, 1 + ( line % 60 ) ) )
		.toISOString()
		.slice( 0, 10 );
}

/** The p on one side of the share s for which |s − p| = Z √(p(1−p)/n). */
function wilson( share, total, side ) {
	let [ near, far ] = [ share, side ];
	for ( let step = 0; step < 200; step++ ) {
		const p = ( near + far ) / 2;
		if (
			Math.abs( share - p ) >
			Z * Math.sqrt( ( p * ( 1 - p ) ) / total )
		) {
			far = p;
		} else {
			near = p;
		}
	}
	return near;
}

function mean( numbers ) {
	return (
		numbers.reduce( ( sum, number ) => sum + number, 0 ) / numbers.length
	);
}

function squaredDeviations( numbers ) {
	const middle = mean( numbers );
	return numbers.reduce(
		( sum, number ) => sum + ( number - middle ) ** 2,
		0
	);
}

function numberStatistics( cells ) {
	const numbers = cells.map( Number );
	const isScale =
		numbers.length > 1 &&
		numbers.every(
			( number ) =>
				Number.isInteger( number ) && number >= 0 && number <= 10
		);
	if ( ! isScale ) {
		return null;
	}
	const n = numbers.length;
	const average = mean( numbers );
	const error = Math.sqrt( squaredDeviations( numbers ) / ( n - 1 ) / n );
	const votes = numbers.map( ( number ) => {
		if ( number >= 9 ) {
			return 1;
		}
		return number <= 6 ? -1 : 0;
	} );
	return {
		average,
		low: average - Z * error,
		high: average + Z * error,
		nps: 100 * mean( votes ),
		margin: 100 * Z * Math.sqrt( squaredDeviations( votes ) / n / n ),
	};
}

function columnStatistics( name, cells ) {
	const counts = new Map();
	cells.forEach( ( cell ) =>
		counts.set( cell, ( counts.get( cell ) ?? 0 ) + 1 )
	);
	const values = [ ...counts ].map( ( [ value, count ] ) => {
		const share = count / cells.length;
		return [
			value,
			{
				count,
				share,
				low: wilson( share, cells.length, 0 ),
				high: wilson( share, cells.length, 1 ),
			},
		];
	} );
	return {
		name,
		answered: cells.length,
		values: Object.fromEntries( values ),
		number: numberStatistics( cells ),
	};
}

const [ file, empty = '', capped ] = process.argv.slice( 2 );
const [ header, ...lines ] = parse(
	readFileSync( file, 'utf8' ).replace( /^\uFEFF/, '' )
);

if ( capped ) {
	const index = header.indexOf( capped );
	for ( const cells of lines ) {
		cells[ index ] = String( Math.min( 10, Number( cells[ index ] ) ) );
	}
}

function statistics( from, to ) {
	const own = lines.filter( ( cells, index ) => {
		const day = dayOf( index );
		return day >= from && day <= to;
	} );
	const isAnswer = ( cell ) => cell !== '' && cell !== empty;
	return {
		responses: own.length,
		columns: header.map( ( name, index ) =>
			columnStatistics(
				name,
				own.map( ( cells ) => cells[ index ] ).filter( isAnswer )
			)
		),
	};
}

process.stdout.write(
	JSON.stringify( {
		all: statistics( '2026-01-01', '2026-12-31' ),
		ranges: Object.fromEntries(
			RANGES.map( ( range ) => [
				range.join( '..' ),
				statistics( ...range ),
			] )
		),
	} )
);
