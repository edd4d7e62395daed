import type { FieldError, PathKey } from '../survey-model';
import { keysOfPath, pathOfKeys, valueAtKey } from '../survey-model';
import { isEqual } from './equality';

/** The id of a list item that has one, such as a question. */
function idOf( item: unknown ): string | undefined {
	const { id } = ( item ?? {} ) as { id?: unknown };
	return typeof id === 'string' ? id : undefined;
}

/** Where the item that stood at `key` is now: an item with an id is found by it, since indices move. */
function movedKey( before: unknown, after: unknown, key: PathKey ): PathKey {
	const id = idOf( valueAtKey( before, key ) );
	return typeof key === 'number' && id !== undefined && Array.isArray( after )
		? after.findIndex( ( item ) => idOf( item ) === id )
		: key;
}

/** What an error about a value depends on: of a list of items with ids, which items it holds, not what is in them. */
function judged( value: unknown ): unknown {
	const ids = Array.isArray( value ) ? value.map( idOf ) : [];
	return ids.length > 0 && ! ids.includes( undefined ) ? ids : value;
}

/** The error under the path that its field has in `after`; undefined when the value of the field is another one there. */
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
 * The server's errors that still hold: those of fields whose value is the same after an edit as before it. Questions are
 * matched by id, so an error follows its question to another place, and goes with it.
 *
 * @param refused With paths in `before`.
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
