/** The outlines of a page behind the widget, and nothing that looks like the dashboard. */
const STYLES = `
	body { margin: 0; background: #fff; }
	main { max-width: 640px; margin: 0 auto; padding: 48px 32px; }
	i { display: block; height: 12px; margin: 0 0 16px; background: #eff0f2; border-radius: 6px; }
	i:first-child { width: 55%; height: 24px; margin-block-end: 32px; }
	i:nth-child(4n) { width: 70%; margin-block-end: 40px; }
`;

interface FrameOptions {
	/** The Content-Security-Policy nonce for the script, or an empty string. */
	nonce?: string;
	/** Whether the frame lies over a page of the site: without a background of its own. */
	isOverPage?: boolean;
}

/** The page has no network access, forms and cookies: the preview must record nothing. */
const POLICY = "connect-src 'none'; form-action 'none'; frame-src 'none'";

/**
 * The HTML of the preview's frame: an empty page with the script that shows the widget in it.
 *
 * @param script  The URL of the script.
 * @param options
 */
export function frameDocument(
	script: string,
	{ nonce = '', isOverPage = false }: FrameOptions = {}
): string {
	const page = document.implementation.createHTMLDocument( '' );
	const add = < Tag extends keyof HTMLElementTagNameMap >(
		parent: HTMLElement,
		tag: Tag,
		attributes: Record< string, string > = {},
		text = ''
	) => {
		const element = page.createElement( tag );
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			element.setAttribute( name, value );
		}
		element.textContent = text;
		parent.append( element );
		return element;
	};
	add( page.head, 'meta', {
		'http-equiv': 'Content-Security-Policy',
		content: POLICY,
	} );
	add( page.head, 'meta', {
		name: 'viewport',
		content: 'width=device-width, initial-scale=1',
	} );
	if ( ! isOverPage ) {
		add( page.head, 'style', {}, STYLES );
		const main = add( page.body, 'main', { 'aria-hidden': 'true' } );
		for ( let line = 0; line < 12; line++ ) {
			add( main, 'i' );
		}
	}
	add( page.body, 'script', { src: script, ...( nonce && { nonce } ) } );
	return `<!doctype html>${ page.documentElement.outerHTML }`;
}
