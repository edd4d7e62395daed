/** Makes a mistaken change of a state fail where it is made. */
export function deepFreeze< T >( value: T ): T {
	if (
		typeof value === 'object' &&
		value !== null &&
		! Object.isFrozen( value )
	) {
		Object.freeze( value );
		Object.values( value ).forEach( deepFreeze );
	}
	return value;
}
