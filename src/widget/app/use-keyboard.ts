import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps an element that stands at the bottom of the window above an on-screen keyboard, which covers the page without
 * making its window smaller: `--covered` is how many pixels of the bottom are not seen.
 *
 * @param ref The element.
 */
export function useKeyboard( ref: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const { visualViewport: seen } = window;
		const fit = () => {
			// Somebody who has zoomed in moves about by themselves.
			const covered =
				! seen || seen.scale > 1.01
					? 0
					: window.innerHeight - seen.height - seen.offsetTop;
			const { current: element } = ref;
			element?.style.setProperty(
				'--covered',
				`${ Math.max( covered, 0 ) }px`
			);
			if ( covered > 0 ) {
				// There is less room now: what is being filled in is to be seen.
				(
					element?.getRootNode() as ShadowRoot
				 ).activeElement?.scrollIntoView( { block: 'nearest' } );
			}
		};
		const closed = new AbortController();
		seen?.addEventListener( 'resize', fit, closed );
		seen?.addEventListener( 'scroll', fit, closed );
		return () => closed.abort();
	}, [ ref ] );
}
