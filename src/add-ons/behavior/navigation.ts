/**
 * Leaves the page. The visitor can come back to it with the browser's Back button.
 *
 * @param url An http or https URL.
 */
export function goTo( url: string ): void {
	window.location.assign( url );
}
