import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps the widget above an on-screen keyboard, which covers the page without making its window smaller: `--covered` is how many
 * pixels of the bottom are not seen.
 *
 * @param ref A field of the widget, for as long as it is in the page.
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
			// Somebody who has zoomed in moves about by themselves.
			const covered =
				! seen || seen.scale > 1.01
					? 0
					: Math.max(
							window.innerHeight - seen.height - seen.offsetTop,
							0
						);
			cover( covered );
			if ( covered > 0 ) {
				// There is less room now: what is being filled in is to be seen.
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
