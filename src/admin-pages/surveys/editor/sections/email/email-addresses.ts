// What WordPress' is_email() takes, near enough; the server decides.
const ADDRESS =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;

/** Whether a list, separated by commas, holds e-mail addresses only. An empty one does. */
export function areAddressesValid( list: string ): boolean {
	return list
		.split( ',' )
		.map( ( address ) => address.trim() )
		.every( ( address ) => address === '' || ADDRESS.test( address ) );
}
