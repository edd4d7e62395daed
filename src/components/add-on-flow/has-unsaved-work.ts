/** Whether the browser is going to ask before the page is left: whoever would make it ask is asked first. */
export function hasUnsavedWork(): boolean {
	const isFree = window.dispatchEvent(
		new Event( 'beforeunload', { cancelable: true } )
	);
	return ! isFree;
}
