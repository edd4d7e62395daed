import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { focusHeading } from '../components/page/focus-heading';

/**
 * Hands the focus on when what has it goes with the element around it: a button that is pressed and vanishes would leave whoever
 * walks by keyboard at the top of the document.
 *
 * @param ref The element that goes.
 */
export function useFocusHandover( ref: RefObject< HTMLElement > ): void {
	useLayoutEffect( () => {
		const element = ref.current;
		// Called before the element is taken out of the document.
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
