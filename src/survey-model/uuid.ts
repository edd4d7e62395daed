/** A version 4 UUID. Without crypto.randomUUID, which sites without https do not have. */
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
