import { useEffect } from '@wordpress/element';

/** As printed by PHP: "Surveys ‹ Site — WordPress". */
const PRINTED = document.title;

/**
 * The document title in WordPress' format, for a screen with its own heading.
 *
 * @param heading
 * @param printed The title that WordPress gave the page.
 */
export function documentTitle( heading: string, printed: string ): string {
	// The arrow is mirrored in right-to-left languages.
	const [ ofSite ] = / [‹›] .*/.exec( printed ) ?? [ ` ‹ ${ printed }` ];
	return heading + ofSite;
}

/**
 * Sets the document title, which browser tabs, the history and screen readers use.
 *
 * @param heading undefined while it is unknown: the document then keeps its printed title.
 */
export function useDocumentTitle( heading: string | undefined ): void {
	useEffect( () => {
		document.title = heading ? documentTitle( heading, PRINTED ) : PRINTED;
	}, [ heading ] );
}
