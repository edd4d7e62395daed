import { useEffect } from '@wordpress/element';

/** As PHP printed it: "Surveys ‹ Site — WordPress". */
const PRINTED = document.title;

/**
 * The title of the document, in WordPress' form, for a screen with a heading of its own.
 *
 * @param heading
 * @param printed The title that WordPress gave the page.
 */
export function documentTitle( heading: string, printed: string ): string {
	// The mark points the other way where one reads from right to left.
	const [ ofSite ] = / [‹›] .*/.exec( printed ) ?? [ ` ‹ ${ printed }` ];
	return heading + ofSite;
}

/**
 * Names the screen in tabs, in the history and to screen readers.
 *
 * @param heading Nothing while it is not known: then the page is called what it was.
 */
export function useDocumentTitle( heading: string | undefined ): void {
	useEffect( () => {
		document.title = heading ? documentTitle( heading, PRINTED ) : PRINTED;
	}, [ heading ] );
}
