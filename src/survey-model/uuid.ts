/** A version 4 UUID. crypto.randomUUID is not available on sites without https. */
export function uuid(): string {
	return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(
		/[xy]/g,
		( place ) => {
			const digit =
				crypto.getRandomValues( new Uint8Array( 1 ) )[ 0 ]! % 16;
			return ( place === 'x' ? digit : 8 + ( digit % 4 ) ).toString( 16 );
		}
	);
}
