import type { Json } from './equality';
import { isEqual, isObject } from './equality';
import type { EditRecord, SaveAttempt } from './record';
import { withEdits } from './record';

/** Edits of the same text or number join one step unless this many milliseconds pass between two of them. */
export const PAUSE_MS = 1000;

/** The number of steps that are kept; older ones can no longer be undone. */
export const STEPS_MAX = 100;

/** A field that an edit changed. */
interface FieldChange {
	/** Keys joined by dots; a list is one field. */
	readonly path: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** An edit, or several consecutive edits of the same text or number, that are undone together. */
export interface HistoryStep {
	readonly changes: readonly FieldChange[];
	/** The paths of the changed values, with list indices, such as `questions[2].title`. Lists of other items are one value. */
	readonly places: readonly string[];
	/** Whether only texts and numbers changed, as when somebody types. */
	readonly isTyped: boolean;
}

/** The edits of a record since it was opened. Saves do not end it: undoing a saved edit makes the record unsaved again. */
export interface EditHistory {
	readonly steps: readonly HistoryStep[];
	/** The number of steps that are applied; the steps after them were undone. */
	readonly applied: number;
	/** When the last edit was made, in ms since the epoch; null if the next edit must not join its step. */
	readonly editedAt: number | null;
}

/** An EditRecord whose edits can be undone. */
export interface UndoableRecord extends EditRecord<
	object,
	object,
	SaveAttempt< object >
> {
	readonly history: EditHistory;
}

export const NO_HISTORY: EditHistory = {
	steps: [],
	applied: 0,
	editedAt: null,
};

/** Whether both lists have the same items, apart from their content: the same ids, or as many items without ids. */
function haveSameItems(
	before: readonly unknown[],
	after: readonly unknown[]
): boolean {
	const idOf = ( item: unknown ) =>
		isObject( item ) ? item[ 'id' ] : undefined;
	return (
		before.length === after.length &&
		before.every(
			( item, index ) => idOf( item ) === idOf( after[ index ] )
		)
	);
}

/**
 * The innermost differences between two values.
 *
 * @param before
 * @param after
 * @param path        The path of both values.
 * @param entersLists Whether a difference inside a list has the path of the item; otherwise that of the list.
 */
function differences(
	before: unknown,
	after: unknown,
	path: string,
	entersLists: boolean
): readonly FieldChange[] {
	if ( isEqual( before, after ) ) {
		return [];
	}
	if ( isObject( before ) && isObject( after ) ) {
		const keys = new Set( [
			...Object.keys( before ),
			...Object.keys( after ),
		] );
		return [ ...keys ].flatMap( ( key ) =>
			differences(
				before[ key ],
				after[ key ],
				path === '' ? key : `${ path }.${ key }`,
				entersLists
			)
		);
	}
	if (
		entersLists &&
		Array.isArray( before ) &&
		Array.isArray( after ) &&
		haveSameItems( before, after )
	) {
		return before.flatMap( ( item, index ) =>
			differences( item, after[ index ], `${ path }[${ index }]`, true )
		);
	}
	return [ { path, before, after } ];
}

function isTyped( { before, after }: FieldChange ): boolean {
	return (
		typeof before === typeof after &&
		( typeof after === 'string' || typeof after === 'number' )
	);
}

/** A list that changes with a field beside it, when the owner begins to edit that: it does not make it a step of its own. */
const COMPANION = /\.followed$/;

function stepBetween( before: object, after: object ): HistoryStep {
	const all = differences( before, after, '', true );
	const edited = all.filter( ( { path } ) => ! COMPANION.test( path ) );
	const inner = edited.length > 0 ? edited : all;
	return {
		changes: differences( before, after, '', false ),
		places: inner.map( ( { path } ) => path ),
		isTyped: inner.every( isTyped ),
	};
}

/** The step that has the effect of two consecutive ones; without changes if the second undoes the first. */
function joined( first: HistoryStep, second: HistoryStep ): HistoryStep {
	const byPath = new Map(
		first.changes.map( ( change ) => [ change.path, change ] )
	);
	for ( const { path, before, after } of second.changes ) {
		byPath.set( path, {
			path,
			before: byPath.has( path ) ? byPath.get( path )?.before : before,
			after,
		} );
	}
	return {
		changes: [ ...byPath.values() ].filter(
			( { before, after } ) => ! isEqual( before, after )
		),
		places: [ ...new Set( [ ...first.places, ...second.places ] ) ],
		isTyped: true,
	};
}

function canJoin(
	{ editedAt }: EditHistory,
	last: HistoryStep | undefined,
	next: HistoryStep,
	now: number
): last is HistoryStep {
	return (
		last !== undefined &&
		editedAt !== null &&
		now - editedAt <= PAUSE_MS &&
		last.isTyped &&
		next.isTyped &&
		next.places.some( ( place ) => last.places.includes( place ) )
	);
}

/** The history after an edit at `now`; undone steps can no longer be redone. */
function extended(
	history: EditHistory,
	next: HistoryStep,
	now: number
): EditHistory {
	const applied = history.steps.slice( 0, history.applied );
	const last = applied.at( -1 );
	const steps = canJoin( history, last, next, now )
		? [ ...applied.slice( 0, -1 ), joined( last, next ) ]
		: [ ...applied, next ];
	const kept = steps
		.filter( ( { changes } ) => changes.length > 0 )
		.slice( -STEPS_MAX );
	return { steps: kept, applied: kept.length, editedAt: now };
}

function editedValue( { saved, edits }: UndoableRecord ): object {
	return { ...saved, ...edits };
}

/**
 * The record after an edit that can be undone; the same object if nothing changes.
 *
 * @param record
 * @param changes
 * @param now     Milliseconds since the epoch.
 */
export function withUndoableEdits< Known extends UndoableRecord >(
	record: Known,
	changes: Known[ 'edits' ],
	now: number
): Known {
	const next = withEdits( record, changes );
	const step = stepBetween( editedValue( record ), editedValue( next ) );
	return next === record || step.changes.length === 0
		? next
		: { ...next, history: extended( record.history, step, now ) };
}

/** The record with a history whose last step the next edit does not join. */
export function withStepEnded< Known extends UndoableRecord >(
	record: Known
): Known {
	const { history } = record;
	return history.editedAt === null
		? record
		: { ...record, history: { ...history, editedAt: null } };
}

function withKey(
	value: unknown,
	keys: readonly string[],
	inner: unknown
): unknown {
	const [ key, ...rest ] = keys;
	if ( key === undefined ) {
		return inner;
	}
	const object = isObject( value ) ? value : {};
	return { ...object, [ key ]: withKey( object[ key ], rest, inner ) };
}

/** The step that an undo or a redo applies next; undefined if there is none. */
export function nextStep(
	{ steps, applied }: EditHistory,
	way: 'undo' | 'redo'
): HistoryStep | undefined {
	return steps[ way === 'undo' ? applied - 1 : applied ];
}

/** The record after its last edit was undone, or the last undone edit redone; the same object if there is none. */
export function withStep< Known extends UndoableRecord >(
	record: Known,
	way: 'undo' | 'redo'
): Known {
	const { history } = record;
	const step = nextStep( history, way );
	if ( step === undefined ) {
		return record;
	}
	const isUndo = way === 'undo';
	const { changes } = step;
	const value = changes.reduce< unknown >(
		( changed, { path, before, after } ) =>
			withKey( changed, path.split( '.' ), isUndo ? before : after ),
		editedValue( record )
	) as Json;
	const edits = Object.fromEntries(
		changes.map( ( { path } ) => {
			const [ key ] = path.split( '.', 1 ) as [ string ];
			return [ key, value[ key ] ];
		} )
	);
	return {
		...withEdits( record, edits ),
		history: {
			...history,
			applied: history.applied + ( isUndo ? -1 : 1 ),
			editedAt: null,
		},
	};
}
