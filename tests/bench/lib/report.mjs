import { median } from './measure.mjs';

/**
 * @typedef {Object} Goal
 * @property {string}                       text  As design.md section 11 says it.
 * @property {( value: number ) => boolean} holds Whether a median reaches it.
 * @property {boolean=}                     isFirm Whether missing it is a fault.
 *
 * @typedef {Object} Row
 * @property {string}   bench    Which bench.
 * @property {string}   what     What was measured.
 * @property {string}   unit     Of the figures.
 * @property {number}   value    Median of the samples.
 * @property {number[]} samples  One a round.
 * @property {string}   goal     What it should be; empty where it is only to be known.
 * @property {?boolean} isMet    Null without a goal.
 * @property {string}   existing What the existing product measured; empty where nobody did.
 */

/**
 * @param {number} most The largest value that is good.
 * @param {string} unit Its unit.
 * @return {Goal} A goal.
 */
export const atMost = ( most, unit = '' ) => ( {
	text: `≤ ${ figure( most ) } ${ unit }`.trim(),
	holds: ( value ) => value <= most,
} );

/**
 * A limit of what does not depend on the clock (memory, files, statements): the bench fails when it is exceeded.
 *
 * @param {number} most The largest value that is good.
 * @param {string} unit Its unit.
 * @return {Goal} A goal.
 */
export const limit = ( most, unit = '' ) => ( {
	...atMost( most, unit ),
	isFirm: true,
} );

/**
 * @param {number} least The smallest value that is good.
 * @param {string} unit  Its unit.
 * @return {Goal} A goal.
 */
export const atLeast = ( least, unit = '' ) => ( {
	text: `≥ ${ figure( least ) } ${ unit }`.trim(),
	holds: ( value ) => value >= least,
} );

/** A number with as many digits as mean something: 12,345; 123.4; 1.23; 0.01. */
export function figure( value ) {
	if ( Number.isInteger( value ) || Math.abs( value ) >= 1000 ) {
		return Math.round( value ).toLocaleString( 'en-US' );
	}
	return value.toFixed( Math.abs( value ) >= 100 ? 1 : 2 );
}

/** What the benches found out, in the order in which they did. */
export class Report {
	/** @type {Row[]} */
	rows = [];

	/** What else may be of use when a goal is missed, by bench: only in the JSON file. */
	notes = {};

	/** What broke: figures that are not exact, answers that are no success. */
	faults = [];

	/** @param {boolean} isQuick Whether figures mean nothing: then no limit is checked. */
	constructor( isQuick = false ) {
		this.isQuick = isQuick;
	}

	/**
	 * @param {Object}            row
	 * @param {string}            row.bench
	 * @param {string}            row.what
	 * @param {number | number[]} row.samples  One figure, or one a round.
	 * @param {string=}           row.unit
	 * @param {Goal=}             row.goal
	 * @param {string=}           row.existing
	 */
	add( { bench, what, samples, unit = '', goal, existing = '' } ) {
		const all = [ samples ].flat();
		const value = median( all );
		this.rows.push( {
			bench,
			what,
			unit,
			value,
			samples: all,
			goal: goal?.text ?? '',
			isMet: goal ? goal.holds( value ) : null,
			existing,
		} );
		if ( goal?.isFirm && ! this.isQuick ) {
			this.check(
				goal.holds( value ),
				`${ bench }, ${ what }: ${ figure( value ) } ${ unit }, the limit is ${ goal.text }.`
			);
		}
	}

	/**
	 * Notes a fault when something that must hold does not.
	 *
	 * @param {boolean} holds
	 * @param {string}  fault What is wrong then.
	 */
	check( holds, fault ) {
		if ( ! holds ) {
			this.faults.push( fault );
			process.stderr.write( `FAULT: ${ fault }\n` );
		}
	}

	/** The rows as a table in Markdown. */
	toMarkdown() {
		const lines = this.rows.map( ( row ) => {
			const { bench, what, unit, value, samples, goal, existing } = row;
			const range =
				samples.length > 1
					? `${ figure( Math.min( ...samples ) ) }–${ figure( Math.max( ...samples ) ) }`
					: '';
			const met = row.isMet === null ? '' : [ 'NO', 'yes' ][ +row.isMet ];
			return [
				bench,
				what,
				`${ figure( value ) } ${ unit }`.trim(),
				range,
				goal,
				met,
				existing,
			];
		} );
		const head = [
			'bench',
			'what',
			'median',
			'min–max',
			'goal',
			'met',
			'existing product',
		];
		return [ head, head.map( () => '---' ), ...lines ]
			.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` )
			.join( '\n' );
	}
}
