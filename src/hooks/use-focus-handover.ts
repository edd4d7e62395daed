import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { focusHeading } from '../components/page/focus-heading';

/**
 * Moves the focus to the heading of the screen or dialog when the focused element is removed. Without this, keyboard
 * users would continue from the top of the document after they press a button that disappears.
 *
 * @param ref The element that is removed.
 */
export function useFocusHandover( ref: RefObject< HTMLElement > ): void {
	useLayoutEffect( () => {
		const element = ref.current;
		// Runs before React removes the element from the document.
		return () => {
			if (
				element?.contains( element.ownerDocument.activeElement ) ===
				true
			) {
				focusHeading( element );
			}
		};
	}, [ ref ] );
}
