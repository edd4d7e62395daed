import { __ } from '@wordpress/i18n';
import type { HeatmapDepth } from '@/stores/heatmaps-api';
import type { ElementRow } from './rows';

/** What formulas begin with in any spreadsheet, also in full width; after white space too. As Exports\CellText has it. */
const FORMULA =
	/^[\s\p{Z}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/u;

/** Where a program that separates cells by semicolons or tabs begins another cell. */
const INNER_FORMULA =
	/([;\t\n])(?=(?:[^\S\t\n]|[\p{Z}\p{Cf}"])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212])/gu;

type Cell = string | number;

/** A cell of a CSV file (RFC 4180). Spreadsheets do not run a text that looks like a formula. */
function cellOf( value: Cell ): string {
	if ( typeof value === 'number' ) {
		return String( value );
	}
	const guarded = ( FORMULA.test( value ) ? `'${ value }` : value ).replace(
		INNER_FORMULA,
		"$1'"
	);
	return /[",;\r\n\t]/.test( guarded )
		? `"${ guarded.replaceAll( '"', '""' ) }"`
		: guarded;
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function csvOf( rows: readonly ( readonly Cell[] )[] ): string {
	return (
		BYTE_ORDER_MARK +
		rows
			.map( ( row ) => `${ row.map( cellOf ).join( ',' ) }\r\n` )
			.join( '' )
	);
}

/** A share as a number of percent with two decimals. */
function percent( share: number ): number {
	return Math.round( share * 10_000 ) / 100;
}

/**
 * The elements as a CSV file.
 *
 * @param rows
 * @param nameOf What an element is on the page; '' if it no longer exists.
 */
export function elementsCsv(
	rows: readonly ElementRow[],
	nameOf: ( row: ElementRow ) => string
): string {
	const isCompared = rows.some( ( { other } ) => other !== null );
	const header = [
		__( 'Element', 'userfeedback' ),
		__( 'Path', 'userfeedback' ),
		__( 'Count', 'userfeedback' ),
		__( 'Share in percent', 'userfeedback' ),
		__( 'Dead clicks', 'userfeedback' ),
		__( 'Rage clicks', 'userfeedback' ),
	];
	return csvOf( [
		isCompared
			? [
					...header,
					__( 'Count in the compared days', 'userfeedback' ),
					__(
						'Share in the compared days in percent',
						'userfeedback'
					),
				]
			: header,
		...rows.map( ( row ) => [
			nameOf( row ),
			row.path,
			row.n,
			percent( row.share ),
			row.dead,
			row.rage,
			...( isCompared
				? [ row.other?.n ?? 0, percent( row.other?.share ?? 0 ) ]
				: [] ),
		] ),
	] );
}

/** How far visitors came, as a CSV file. */
export function depthCsv( scroll: readonly HeatmapDepth[] ): string {
	return csvOf( [
		[
			__( 'Percent of the page', 'userfeedback' ),
			__( 'Views', 'userfeedback' ),
			__( 'Share in percent', 'userfeedback' ),
		],
		...scroll.map( ( depth ) => [
			depth.percent,
			depth.views,
			percent( depth.share ),
		] ),
	] );
}
