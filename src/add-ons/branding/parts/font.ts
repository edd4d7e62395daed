import type { Theming } from '@/widget/definitions';

/** Loads the style sheet of a font once. Fonts must be declared in the document; a shadow root ignores them. */
function loadFont( { family, weight }: Theming[ 'font' ] ): void {
	const id = 'userfeedback-font';
	const address = new URL( 'https://fonts.googleapis.com/css2' );
	address.searchParams.set( 'family', `${ family }:wght@${ weight }` );
	address.searchParams.set( 'display', 'swap' );
	const known = document.getElementById( id );
	if ( known?.getAttribute( 'href' ) === address.href ) {
		return;
	}
	known?.remove();
	document.head.append(
		Object.assign( document.createElement( 'link' ), {
			id,
			rel: 'stylesheet',
			href: address.href,
		} )
	);
}

// The owner's font. Until it is loaded, and if it cannot be, the text has the widget's own font.
window.userfeedback?.register?.( 'theme', 'font', {
	properties: ( { font } ) => {
		loadFont( font );
		return {
			fontFamily: `"${ font.family }", system-ui, sans-serif`,
			fontWeight: font.weight,
		};
	},
} );
