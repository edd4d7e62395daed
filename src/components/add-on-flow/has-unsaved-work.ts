/** Whether the browser would ask before the page is left, because of unsaved work. */
export function hasUnsavedWork(): boolean {
	const isFree = window.dispatchEvent(
		new Event( 'beforeunload', { cancelable: true } )
	);
	return ! isFree;
}
