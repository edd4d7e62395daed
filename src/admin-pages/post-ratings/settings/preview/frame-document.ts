import type { RatingPreview } from '@/survey-model';

export type Background = 'light' | 'dark';

/** The theme around the control: its colors and font size, and the outlines of a post. */
const STYLES = `
	body { margin: 0; padding: 24px; background: #fff; color: #1e1e1e; font: 16px/1.5 system-ui, sans-serif; }
	body.is-dark { background: #17191c; color: #f0f0f0; color-scheme: dark; }
	i { display: block; height: 10px; margin: 0 0 12px; background: currentColor; opacity: 0.12; border-radius: 5px; }
	i:last-of-type { width: 70%; margin-block-end: 0; }
`;

/** The document runs no scripts, sends nothing and opens nothing. */
const POLICY =
	"script-src 'none'; connect-src 'none'; form-action 'none'; frame-src 'none'";

/** The HTML of the preview's frame: a part of a post with the control below it. */
export function frameDocument(
	{ html, styles, lang, dir }: RatingPreview,
	background: Background
): string {
	const page = document.implementation.createHTMLDocument( '' );
	Object.assign( page.documentElement, { lang, dir } );
	const add = (
		parent: HTMLElement,
		tag: string,
		attributes: Record< string, string > = {}
	): HTMLElement => {
		const element = page.createElement( tag );
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			element.setAttribute( name, value );
		}
		parent.append( element );
		return element;
	};
	add( page.head, 'meta', {
		'http-equiv': 'Content-Security-Policy',
		content: POLICY,
	} );
	// A frame without permission for popups opens no link in a new tab.
	add( page.head, 'base', { target: '_blank' } );
	for ( const href of styles ) {
		add( page.head, 'link', { rel: 'stylesheet', href } );
	}
	add( page.head, 'style' ).textContent = STYLES;
	page.body.className = `is-${ background }`;
	const post = add( page.body, 'div', { 'aria-hidden': 'true' } );
	for ( let line = 0; line < 3; line++ ) {
		add( post, 'i' );
	}
	// The server's HTML, in which every text of the owner is escaped; the frame's sandbox runs no scripts either.
	add( page.body, 'div' ).innerHTML = html;
	// As the control's script does on visitors' pages: without scripts a button sends the form.
	page.querySelector( '.userfeedback-rating' )?.classList.add( 'is-live' );
	return `<!doctype html>${ page.documentElement.outerHTML }`;
}
