/** A version 4 UUID, also where crypto.randomUUID is missing: on sites without https. */
export function uuid(): string {
	if ( crypto.randomUUID ) {
		return crypto.randomUUID();
	}
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	bytes[ 6 ] = 0x40 + ( bytes[ 6 ]! % 0x10 );
	bytes[ 8 ] = 0x80 + ( bytes[ 8 ]! % 0x40 );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	)
		.join( '' )
		.replace( /(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-' );
}
