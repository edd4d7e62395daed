type Key< Value > = keyof Value & string;

/**
 * The paths of the fields in a value, with keys joined by dots. A list is one field; the key of an item in it is its id, if
 * it has one: `questions.q1.title`.
 */
export type PathIn< Value > = Value extends readonly unknown[]
	? Value[ number ] extends { id: string }
		? `${ string }.${ PathIn< Value[ number ] > }`
		: never
	: Value extends object
		? {
				[ Name in Key< Value > ]:
					Name | `${ Name }.${ PathIn< Value[ Name ] > }`;
			}[ Key< Value > ]
		: never;

/** The type of the field at a path. */
export type ValueAt<
	Value,
	Path extends string,
> = Value extends readonly unknown[]
	? Path extends `${ string }.${ infer Rest }`
		? ValueAt< Value[ number ], Rest >
		: never
	: Path extends keyof Value
		? Value[ Path ]
		: Path extends `${ infer Name }.${ infer Rest }`
			? Name extends keyof Value
				? ValueAt< Value[ Name ], Rest >
				: never
			: never;

/** A new value, or a function of the current one. */
export type Change< Value > = Value | ( ( current: Value ) => Value );

/** A key of a path: a field name or a list index. */
export type PathKey = string | number;

/** `questions[2].title` as `[ 'questions', 2, 'title' ]`. */
export function keysOfPath( path: string ): PathKey[] {
	return [ ...path.matchAll( /\[(\d+)\]|[^.[\]]+/g ) ].map(
		( [ key, index ] ) => ( index === undefined ? key : Number( index ) )
	);
}

/** The path with these keys. */
export function pathOfKeys( keys: readonly PathKey[] ): string {
	return keys
		.map( ( key, place ) =>
			typeof key === 'number'
				? `[${ key }]`
				: `${ place === 0 ? '' : '.' }${ key }`
		)
		.join( '' );
}

function indexOf( list: readonly unknown[], id: PathKey ): number {
	return list.findIndex( ( item ) => valueAtKey( item, 'id' ) === id );
}

/** The value at a key; undefined if there is none. */
export function valueAtKey( value: unknown, key: PathKey ): unknown {
	if ( Array.isArray( value ) && typeof key === 'string' ) {
		return value[ indexOf( value, key ) ];
	}
	return typeof value === 'object' && value !== null
		? ( value as Readonly< Record< PathKey, unknown > > )[ key ]
		: undefined;
}

/** The value at a path such as `settings.thank_you.message`; undefined if there is none. */
export function valueAt< Value extends object, Path extends PathIn< Value > >(
	value: Value,
	path: Path
): ValueAt< Value, Path > {
	// The type of the path determines the type of its value.
	return path.split( '.' ).reduce< unknown >( valueAtKey, value ) as ValueAt<
		Value,
		Path
	>;
}

/** The path with indices in place of the ids of list items, as errors have it: `questions[0].title`. */
export function indexedPath( value: unknown, path: string ): string {
	let inner = value;
	return pathOfKeys(
		keysOfPath( path ).map( ( key ) => {
			const list = inner;
			inner = valueAtKey( list, key );
			return Array.isArray( list ) && typeof key === 'string'
				? indexOf( list, key )
				: key;
		} )
	);
}

function replacedAt(
	value: unknown,
	[ key, ...rest ]: readonly string[],
	change: unknown
): unknown {
	if ( key === undefined ) {
		return typeof change === 'function' ? change( value ) : change;
	}
	if ( Array.isArray( value ) ) {
		const place = indexOf( value, key );
		return value.map( ( item, index ) =>
			index === place ? replacedAt( item, rest, change ) : item
		);
	}
	const inner = replacedAt( valueAtKey( value, key ), rest, change );
	const { [ key ]: _before, ...others } = value as Record< string, unknown >;
	return inner === undefined
		? others
		: { ...( value as object ), [ key ]: inner };
}

/**
 * A copy of the value with another field at a path; unchanged parts are the same objects. A field that becomes undefined is
 * removed. Nothing changes if the path has the id of an item that is gone.
 */
export function withValueAt<
	Value extends object,
	Path extends PathIn< Value >,
>( value: Value, path: Path, change: Change< ValueAt< Value, Path > > ): Value {
	return replacedAt( value, path.split( '.' ), change ) as Value;
}
