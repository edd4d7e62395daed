// An approximation of WordPress' is_email(); the server decides.
const ADDRESS =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;

/** Whether all entries of a comma-separated list are email addresses. An empty list is valid. */
export function areAddressesValid( list: string ): boolean {
	return list
		.split( ',' )
		.map( ( address ) => address.trim() )
		.every( ( address ) => address === '' || ADDRESS.test( address ) );
}
