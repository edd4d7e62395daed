/** Loads the page anew. Whatever is not saved in it is asked about before. */
export function reloadPage(): void {
	window.location.reload();
}
