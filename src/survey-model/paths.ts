type Key< Value > = keyof Value & string;

/** The paths of the fields inside a value, joined by dots; a list is one field. */
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

/** The value at a path such as `settings.thank_you.message`; undefined where there is none. */
export function valueAt< Value extends object, Path extends PathIn< Value > >(
	value: Value,
	path: Path
): ValueAt< Value, Path > {
	// The type of the path says what is there.
	return path
		.split( '.' )
		.reduce< unknown >(
			( inner, name ) => ( inner as Json | undefined )?.[ name ],
			value
		) as ValueAt< Value, Path >;
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

/** The value with another field at a path; what is beside the path stays the same. */
export function withValueAt<
	Value extends object,
	Path extends PathIn< Value >,
>( value: Value, path: Path, inner: ValueAt< Value, Path > ): Value {
	return replacedAt( value, path.split( '.' ), inner ) as Value;
}
