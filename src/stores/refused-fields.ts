import type { FieldError } from '../survey-model';
import { isEqual } from './equality';

type Key = string | number;

/** The id of a list item that has one, such as a question. */
function idOf( item: unknown ): string | undefined {
	const { id } = ( item ?? {} ) as { id?: unknown };
	return typeof id === 'string' ? id : undefined;
}

/** `questions[2].title` as `[ 'questions', 2, 'title' ]`. */
function keysOf( field: string ): Key[] {
	return [ ...field.matchAll( /\[(\d+)\]|[^.[\]]+/g ) ].map(
		( [ key, index ] ) => ( index === undefined ? key : Number( index ) )
	);
}

function pathOf( keys: readonly Key[] ): string {
	return keys
		.map( ( key, place ) =>
			typeof key === 'number'
				? `[${ key }]`
				: `${ place === 0 ? '' : '.' }${ key }`
		)
		.join( '' );
}

function valueAt( value: unknown, key: Key ): unknown {
	return typeof value === 'object' && value !== null
		? ( value as Readonly< Record< Key, unknown > > )[ key ]
		: undefined;
}

/** Where the item that stood at `key` is now: an item with an id is found by it, since indices move. */
function movedKey( before: unknown, after: unknown, key: Key ): Key {
	const id = idOf( valueAt( before, key ) );
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
	const keys: Key[] = [];
	let [ old, now ] = [ before, after ];
	for ( const key of keysOf( error.field ) ) {
		const moved = movedKey( old, now, key );
		old = valueAt( old, key );
		now = valueAt( now, moved );
		keys.push( moved );
	}
	if ( ! isEqual( judged( old ), judged( now ) ) ) {
		return undefined;
	}
	const field = pathOf( keys );
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
