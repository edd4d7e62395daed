/** The fields of an object. */
export type Json = Readonly< Record< string, unknown > >;

/** Whether a value is an object, and no list. */
export function isObject( value: unknown ): value is Json {
	return (
		typeof value === 'object' && value !== null && ! Array.isArray( value )
	);
}

function areListsEqual(
	a: readonly unknown[],
	b: readonly unknown[]
): boolean {
	return (
		a.length === b.length &&
		a.every( ( item, index ) => isEqual( item, b[ index ] ) )
	);
}

function areObjectsEqual( a: Json, b: Json ): boolean {
	return [ ...new Set( [ ...Object.keys( a ), ...Object.keys( b ) ] ) ].every(
		( key ) => isEqual( a[ key ], b[ key ] )
	);
}

/**
 * Whether two values are the same JSON. The order of a list matters, the order of an object's keys does not, and a
 * key whose value is undefined counts as missing.
 */
export function isEqual( a: unknown, b: unknown ): boolean {
	if ( Object.is( a, b ) ) {
		return true;
	}
	if ( Array.isArray( a ) && Array.isArray( b ) ) {
		return areListsEqual( a, b );
	}
	return isObject( a ) && isObject( b ) && areObjectsEqual( a, b );
}
