/** Navigates to another page. The browser asks first if there is unsaved work. */
export function goTo( url: string ): void {
	window.location.assign( url );
}
