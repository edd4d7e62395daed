import type { Change, FieldError, PathIn, ValueAt } from '../survey-model';
import { withValueAt } from '../survey-model';
import { isEqual } from './equality';
import { stillRefused } from './refused-fields';

/** One attempt to save a record. */
export interface SaveAttempt< Edits extends object > {
	/** A UUID; a repeated save uses the same one. */
	readonly saveId: string;
	/** The values at the time of sending. */
	readonly sent: Edits;
}

/** An item that is edited and saved. A save sends the whole value of each changed key. */
export interface EditRecord<
	Saved extends object,
	Edits extends object,
	Attempt extends SaveAttempt< Edits >,
> {
	/** The server's version, as far as it is known. */
	readonly saved: Saved;
	/** Unsaved changes. */
	readonly edits: Edits;
	/** Fields that the server refused in the last save and that are unchanged since. */
	readonly refused: readonly FieldError[];
	/** The running save, or the last one if its response was lost: the server may then have stored it. */
	readonly attempt: Attempt | null;
	readonly isSaving: boolean;
}

type AnyRecord = EditRecord< object, object, SaveAttempt< object > >;

const NO_EDITS: object = {};
const NOTHING_REFUSED: readonly FieldError[] = [];

/** The changes whose values differ from `base`. */
export function differing< Edits extends object >(
	changes: Edits,
	base: object
): Edits {
	const baseValues: Readonly< Record< string, unknown > > = { ...base };
	const kept = Object.entries( changes ).filter(
		( [ key, value ] ) => ! isEqual( value, baseValues[ key ] )
	);
	// A subset of the entries of `changes`.
	return ( kept.length > 0 ? Object.fromEntries( kept ) : NO_EDITS ) as Edits;
}

/**
 * The edits that still have to be saved. A value equal to the saved one needs no save, unless a different value was
 * sent: the server may have stored that one.
 */
function unsaved< Edits extends object >(
	edits: Edits,
	saved: object,
	attempt: SaveAttempt< object > | null
): Edits {
	const sent = attempt?.sent ?? NO_EDITS;
	const base = Object.entries( saved ).filter(
		( [ key ] ) => ! ( key in sent )
	);
	return differing( edits, Object.fromEntries( base ) );
}

/** A record without edits, as loaded from the server or blank. */
export function openedRecord< Saved extends object, Edits extends object >(
	saved: Saved
): EditRecord< Saved, Edits, never > {
	return {
		saved,
		// Every key of edits is optional.
		edits: NO_EDITS as Edits,
		refused: NOTHING_REFUSED,
		attempt: null,
		isSaving: false,
	};
}

/** The edits that set the field at a path. They contain the whole value of the path's first key, as saves send whole keys. */
export function editsAt< Value extends object, Path extends PathIn< Value > >(
	value: Value,
	path: Path,
	change: Change< ValueAt< Value, Path > >
): Partial< Value > {
	// The part of a path before its first dot is a key.
	const [ key ] = path.split( '.', 1 ) as [ keyof Value ];
	const edits: Partial< Value > = {};
	edits[ key ] = withValueAt( value, path, change )[ key ];
	return edits;
}

/** The record after an edit; the same object if nothing changes. */
export function withEdits< Known extends AnyRecord >(
	record: Known,
	changes: Known[ 'edits' ]
): Known {
	const { saved, attempt } = record;
	const edits = unsaved( { ...record.edits, ...changes }, saved, attempt );
	if ( isEqual( edits, record.edits ) ) {
		return record;
	}
	return {
		...record,
		edits,
		refused: stillRefused(
			record.refused,
			{ ...saved, ...record.edits },
			{ ...saved, ...edits }
		),
	};
}

/** The record without its edits. */
export function withoutEdits< Known extends AnyRecord >(
	record: Known
): Known {
	return { ...record, edits: NO_EDITS, refused: NOTHING_REFUSED };
}

/** The record while a save is running. */
export function withSave< Known extends AnyRecord >(
	record: Known,
	attempt: NonNullable< Known[ 'attempt' ] >
): Known {
	return { ...record, attempt, isSaving: true, refused: NOTHING_REFUSED };
}

/** Whether the record waits for the response to this save. It may have been replaced, or wait for another save. */
export function isWaitingFor(
	{ attempt, isSaving }: AnyRecord,
	saveId: string
): boolean {
	return isSaving && attempt?.saveId === saveId;
}

/** The record after the response to a save. Edits made since the save was sent are kept. */
export function withAnswer< Known extends AnyRecord >(
	record: Known,
	saved: Known[ 'saved' ]
): Known {
	const laterEdits = differing(
		record.edits,
		record.attempt?.sent ?? NO_EDITS
	);
	return {
		...record,
		saved,
		edits: differing( laterEdits, saved ),
		refused: NOTHING_REFUSED,
		attempt: null,
		isSaving: false,
	};
}

/**
 * The record after a failed save.
 *
 * @param record
 * @param refused The fields that the server refused.
 * @param lost    The save that the server may have stored anyway; null if it stored none.
 */
export function withFailure< Known extends AnyRecord >(
	record: Known,
	refused: readonly FieldError[],
	lost: Known[ 'attempt' ]
): Known {
	const { saved, attempt } = record;
	const edits = unsaved( record.edits, saved, lost );
	return {
		...record,
		edits,
		refused: stillRefused(
			refused,
			{ ...saved, ...attempt?.sent },
			{ ...saved, ...edits }
		),
		attempt: lost,
		isSaving: false,
	};
}
