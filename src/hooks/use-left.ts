import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { useTimer } from './use-timer';

/** Milliseconds: longer than a tap takes from its touch to its click. */
const DELAY = 100;

let isPointerDown = false;
window.addEventListener( 'pointerdown', () => ( isPointerDown = true ), true );
[ 'pointerup', 'pointercancel' ].forEach( ( type ) =>
	window.addEventListener( type, () => ( isPointerDown = false ), true )
);

interface Left {
	/** Whether the field was left at least once: then it may say what is wrong. */
	hasLeft: boolean;
	/** For the field, or for the element around several. */
	onBlur: ( event: FocusEvent ) => void;
}

/**
 * Whether the user has been in a field and left it. It is told a moment late, and not while a button of the mouse is
 * down: a message that appears at once moves what is being clicked away from under the pointer.
 */
export function useLeft(): Left {
	const [ hasLeft, setHasLeft ] = useState( false );
	const startTimer = useTimer();

	function wait(): void {
		startTimer(
			() => ( isPointerDown ? wait() : setHasLeft( true ) ),
			DELAY
		);
	}

	return {
		hasLeft,
		onBlur: ( { currentTarget, target, relatedTarget } ) => {
			const isInside =
				relatedTarget !== null &&
				currentTarget.contains( relatedTarget );
			// Whoever looks at another window is still in the field.
			const isAway = target.ownerDocument.activeElement === target;
			if ( ! hasLeft && ! isInside && ! isAway ) {
				wait();
			}
		},
	};
}
