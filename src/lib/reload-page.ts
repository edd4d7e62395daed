/** Reloads the page. The browser asks first if there is unsaved work. */
export function reloadPage(): void {
	window.location.reload();
}
