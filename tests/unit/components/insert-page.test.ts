import '../support/browser';
import { insertPage } from '@/components/insert-page';

const ran: string[] = [];
let observer: MutationObserver | undefined;

declare global {
	interface Window {
		run?: ( name: string ) => void;
	}
}

/** jsdom loads no files: those of `missing` fail, the others have come. */
function answerDownloads( missing: readonly string[] = [] ): void {
	observer?.disconnect();
	observer = new MutationObserver( ( changes ) =>
		changes
			.flatMap( ( { addedNodes } ) => [ ...addedNodes ] )
			.forEach( ( node ) => {
				if ( node instanceof HTMLScriptElement && node.src ) {
					const isMissing = missing.includes( node.id );
					if ( ! isMissing ) {
						ran.push( node.id );
					}
					node.dispatchEvent(
						new Event( isMissing ? 'error' : 'load' )
					);
				}
			} )
	);
	observer.observe( document.body, { childList: true } );
}

const LIBRARY = `<!DOCTYPE html>
<link rel="stylesheet" id="dashicons-css" href="/dashicons.css">
<link rel="stylesheet" id="media-css" href="/media.css">
<script src="/jquery.js" id="jquery-core-js"></script>
<script id="utils-js-extra">window.run( 'utils-js-extra' );</script>
<script src="/utils.js" id="utils-js"></script>
<script id="media-js-extra">window.run( 'media-js-extra' );</script>
<script src="/media.js" id="media-js"></script>
<script id="media-js-after">window.run( 'media-js-after' );</script>
<script type="text/html" id="tmpl-attachment"><b>{{ data.title }}</b></script>`;

beforeEach( () => {
	ran.length = 0;
	window.run = ( name ) => ran.push( name );
	document.head.innerHTML =
		'<link rel="stylesheet" href="/wp-admin/load-styles.php?c=0&load%5Bchunk_0%5D=dashicons,common">';
	document.body.innerHTML =
		'<script type="text/plain" src="/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=jquery-core,hoverIntent"></script><script type="text/plain" id="utils-js"></script>';
} );

describe( 'inserting another page', () => {
	it( 'runs its scripts in order and omits those that exist already', async () => {
		answerDownloads();
		await insertPage( LIBRARY );
		expect( ran ).toEqual( [
			'media-js-extra',
			'media-js',
			'media-js-after',
		] );
		expect(
			[ ...document.querySelectorAll( 'link[rel="stylesheet"]' ) ].map(
				( { id } ) => id
			)
		).toEqual( [ '', 'media-css' ] );
		expect(
			document.getElementById( 'tmpl-attachment' )?.textContent
		).toBe( '<b>{{ data.title }}</b>' );
	} );

	it( 'stops at a script that could not be loaded, and continues from there the next time', async () => {
		answerDownloads( [ 'media-js' ] );
		await expect( insertPage( LIBRARY ) ).rejects.toThrow( 'media-js' );
		expect( document.getElementById( 'media-js' ) ).toBeNull();
		expect( ran ).not.toContain( 'media-js-after' );
		answerDownloads();
		await insertPage( LIBRARY );
		expect( ran.slice( -2 ) ).toEqual( [ 'media-js', 'media-js-after' ] );
	} );
} );
