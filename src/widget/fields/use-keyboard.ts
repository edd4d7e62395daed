import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps the widget above an on-screen keyboard, which covers the page without resizing the window. `--covered` is the
 * number of covered pixels at the bottom.
 *
 * @param ref A field of the widget; the effect lasts while it is mounted.
 */
export function useKeyboard( ref: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const { visualViewport: seen } = window;
		const field = ref.current;
		const cover = ( pixels: number ) =>
			field
				?.closest< HTMLElement >( '.widget' )
				?.style.setProperty( '--covered', `${ pixels }px` );
		const fit = () => {
			// Visitors who have zoomed in scroll by themselves.
			const covered =
				! seen || seen.scale > 1.01
					? 0
					: Math.max(
							window.innerHeight - seen.height - seen.offsetTop,
							0
						);
			cover( covered );
			if ( covered > 0 ) {
				// There is less space now: scroll the focused field into view.
				(
					field?.getRootNode() as ShadowRoot
				 ).activeElement?.scrollIntoView( { block: 'nearest' } );
			}
		};
		seen?.addEventListener( 'resize', fit );
		seen?.addEventListener( 'scroll', fit );
		return () => {
			seen?.removeEventListener( 'resize', fit );
			seen?.removeEventListener( 'scroll', fit );
			cover( 0 );
		};
	}, [ ref ] );
}
