import type { FieldError, PathKey } from '../survey-model';
import { keysOfPath, pathOfKeys, valueAtKey } from '../survey-model';
import { isEqual } from './equality';

/** The id of a list item, such as a question, if it has one. */
function idOf( item: unknown ): string | undefined {
	const { id } = ( item ?? {} ) as { id?: unknown };
	return typeof id === 'string' ? id : undefined;
}

/** The current key of the item that was at `key`: items with an id are found by it, since indices change. */
function movedKey( before: unknown, after: unknown, key: PathKey ): PathKey {
	const id = idOf( valueAtKey( before, key ) );
	return typeof key === 'number' && id !== undefined && Array.isArray( after )
		? after.findIndex( ( item ) => idOf( item ) === id )
		: key;
}

/** The part of a value that its error depends on: for a list of items with ids, only the ids, not the items' content. */
function judged( value: unknown ): unknown {
	const ids = Array.isArray( value ) ? value.map( idOf ) : [];
	return ids.length > 0 && ! ids.includes( undefined ) ? ids : value;
}

/** The error with the path of its field in `after`; undefined if the field's value has changed. */
function rebasedError(
	error: FieldError,
	before: unknown,
	after: unknown
): FieldError | undefined {
	const keys: PathKey[] = [];
	let [ old, now ] = [ before, after ];
	for ( const key of keysOfPath( error.field ) ) {
		const moved = movedKey( old, now, key );
		old = valueAtKey( old, key );
		now = valueAtKey( now, moved );
		keys.push( moved );
	}
	if ( ! isEqual( judged( old ), judged( now ) ) ) {
		return undefined;
	}
	const field = pathOfKeys( keys );
	return field === error.field ? error : { ...error, field };
}

/**
 * The server's errors that still apply: those of fields whose value is the same before and after an edit. Questions
 * are matched by id, so an error follows its question when it moves and disappears when it is deleted.
 *
 * @param refused The errors, with paths in `before`.
 * @param before
 * @param after
 */
export function stillRefused(
	refused: readonly FieldError[],
	before: unknown,
	after: unknown
): readonly FieldError[] {
	const kept = refused.flatMap(
		( error ) => rebasedError( error, before, after ) ?? []
	);
	const isSame =
		kept.length === refused.length &&
		kept.every( ( error, index ) => error === refused[ index ] );
	return isSame ? refused : kept;
}
