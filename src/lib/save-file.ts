/** How long the browser may take to start a download before its URL is released. */
const RELEASE_DELAY_MS = 10_000;

/**
 * Saves a file on the user's computer.
 *
 * @param name
 * @param content
 * @param type    MIME type.
 */
export function saveFile(
	name: string,
	content: string | Blob,
	type: string
): void {
	const url = URL.createObjectURL( new Blob( [ content ], { type } ) );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.hidden = true;
	document.body.append( link );
	link.click();
	link.remove();
	window.setTimeout( () => URL.revokeObjectURL( url ), RELEASE_DELAY_MS );
}
