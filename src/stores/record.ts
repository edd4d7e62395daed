import type { FieldError, PathIn, ValueAt } from '../survey-model';
import { withValueAt } from '../survey-model';
import { isEqual } from './equality';
import { stillRefused } from './refused-fields';

/** One try to save a record. */
export interface SaveAttempt< Edits extends object > {
	/** A UUID; a repeated save keeps it. */
	readonly saveId: string;
	/** The values as they were when they were sent. */
	readonly sent: Edits;
}

/** Something that is edited and saved. Each save sends the values of whole keys. */
export interface EditRecord<
	Saved extends object,
	Edits extends object,
	Attempt extends SaveAttempt< Edits >,
> {
	/** As the server holds it, as far as is known. */
	readonly saved: Saved;
	/** What was changed and not saved. */
	readonly edits: Edits;
	/** Fields that the server refused in the last save and that have not changed since. */
	readonly refused: readonly FieldError[];
	/** The save that is on its way, or the last one when its answer was lost: then the server may hold what was sent. */
	readonly attempt: Attempt | null;
	readonly isSaving: boolean;
}

type AnyRecord = EditRecord< object, object, SaveAttempt< object > >;

const NO_EDITS: object = {};
const NOTHING_REFUSED: readonly FieldError[] = [];

/** The changes that differ from `base`. */
export function differing< Edits extends object >(
	changes: Edits,
	base: object
): Edits {
	const before: Readonly< Record< string, unknown > > = { ...base };
	const kept = Object.entries( changes ).filter(
		( [ key, value ] ) => ! isEqual( value, before[ key ] )
	);
	// Some of the entries of `changes`.
	return ( kept.length > 0 ? Object.fromEntries( kept ) : NO_EDITS ) as Edits;
}

/**
 * The edits that are still to be saved. A value that equals the saved one is none, unless another one was sent: the server
 * may hold that by now.
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

/** A record as the server answered it, or a blank one, without edits. */
export function openedRecord< Saved extends object, Edits extends object >(
	saved: Saved
): EditRecord< Saved, Edits, never > {
	return {
		saved,
		// No key of edits is required.
		edits: NO_EDITS as Edits,
		refused: NOTHING_REFUSED,
		attempt: null,
		isSaving: false,
	};
}

/** The edits that set the field at a path. A save sends whole keys, so they hold the whole value of the path's first key. */
export function editsAt< Value extends object, Path extends PathIn< Value > >(
	value: Value,
	path: Path,
	inner: ValueAt< Value, Path >
): Partial< Value > {
	// What is before the first dot of a path is a key.
	const [ key ] = path.split( '.', 1 ) as [ keyof Value ];
	const edits: Partial< Value > = {};
	edits[ key ] = withValueAt( value, path, inner )[ key ];
	return edits;
}

/** The record after an edit; the same one when nothing changes. */
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

/** The record while a save is on its way. */
export function withSave< Known extends AnyRecord >(
	record: Known,
	attempt: NonNullable< Known[ 'attempt' ] >
): Known {
	return { ...record, attempt, isSaving: true, refused: NOTHING_REFUSED };
}

/** Whether the record waits for the answer to this save. It may wait for another one, or be another record by now. */
export function isWaitingFor(
	{ attempt, isSaving }: AnyRecord,
	saveId: string
): boolean {
	return isSaving && attempt?.saveId === saveId;
}

/** The record as the server answered the save. What was edited since it was sent stays. */
export function withAnswer< Known extends AnyRecord >(
	record: Known,
	saved: Known[ 'saved' ]
): Known {
	const since = differing( record.edits, record.attempt?.sent ?? NO_EDITS );
	return {
		...record,
		saved,
		edits: differing( since, saved ),
		refused: NOTHING_REFUSED,
		attempt: null,
		isSaving: false,
	};
}

/**
 * The record after a save that failed.
 *
 * @param record
 * @param refused      What the server refused of what was sent.
 * @param isAnswerLost Whether the server may have saved it all the same; otherwise nothing was saved.
 */
export function withFailure< Known extends AnyRecord >(
	record: Known,
	refused: readonly FieldError[],
	isAnswerLost: boolean
): Known {
	const { saved, attempt } = record;
	const kept = isAnswerLost ? attempt : null;
	const edits = unsaved( record.edits, saved, kept );
	return {
		...record,
		edits,
		refused: stillRefused(
			refused,
			{ ...saved, ...attempt?.sent },
			{ ...saved, ...edits }
		),
		attempt: kept,
		isSaving: false,
	};
}
