const PARAMETER = 'open';
const DRAWER = 'userfeedback_notifications';

/** Whether the page's address asks for the open drawer: admin.php?page=…&open=userfeedback_notifications. */
export function isOpenByAddress(): boolean {
	const query = new URLSearchParams( window.location.search );
	return query.get( PARAMETER ) === DRAWER;
}

/** Takes that out of the address, so that the closed drawer stays closed when the page is reloaded. */
export function forgetOpenParameter(): void {
	if ( isOpenByAddress() ) {
		const url = new URL( window.location.href );
		url.searchParams.delete( PARAMETER );
		window.history.replaceState( window.history.state, '', url.href );
	}
}
