type Key< Value > = keyof Value & string;

/** The paths of the fields in a value, with keys joined by dots; a list counts as one field. */
export type PathIn< Value > = {
	[ Name in Key< Value > ]: Value[ Name ] extends readonly unknown[]
		? Name
		: Value[ Name ] extends object
			? Name | `${ Name }.${ PathIn< Value[ Name ] > }`
			: Name;
}[ Key< Value > ];

/** The type of the field at a path. */
export type ValueAt<
	Value,
	Path extends string,
> = Path extends `${ infer Name }.${ infer Rest }`
	? Name extends keyof Value
		? ValueAt< Value[ Name ], Rest >
		: never
	: Path extends keyof Value
		? Value[ Path ]
		: never;

type Json = Readonly< Record< string, unknown > >;

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

/** The value at a key; undefined if there is none. */
export function valueAtKey( value: unknown, key: PathKey ): unknown {
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

function replacedAt(
	value: unknown,
	[ name, ...rest ]: readonly string[],
	inner: unknown
): unknown {
	return name === undefined
		? inner
		: {
				...( value as Json ),
				[ name ]: replacedAt( ( value as Json )[ name ], rest, inner ),
			};
}

/** A copy of the value with another field at a path; unchanged parts are the same objects. */
export function withValueAt<
	Value extends object,
	Path extends PathIn< Value >,
>( value: Value, path: Path, inner: ValueAt< Value, Path > ): Value {
	return replacedAt( value, path.split( '.' ), inner ) as Value;
}
