import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { useStableCallback } from './use-stable-callback';
import { useTimer } from './use-timer';

/** Longer than the time between the touch and the click of a tap. */
const DELAY_MS = 100;

let isPointerDown = false;
window.addEventListener( 'pointerdown', () => ( isPointerDown = true ), true );
[ 'pointerup', 'pointercancel' ].forEach( ( type ) =>
	window.addEventListener( type, () => ( isPointerDown = false ), true )
);

interface Touched {
	/** Whether the focus has left the field at least once: its errors may then be shown. */
	isTouched: boolean;
	/** The handler for the field, or for an element that contains several fields; stable. */
	onBlur: ( event: FocusEvent ) => void;
}

/**
 * Whether the user has focused and left a field. Updated after a short delay, and only after the mouse button was released:
 * an error message that appears at once would move the element that is being clicked.
 */
export function useTouched(): Touched {
	const [ isTouched, setTouched ] = useState( false );
	const startTimer = useTimer();

	function wait(): void {
		startTimer(
			() => ( isPointerDown ? wait() : setTouched( true ) ),
			DELAY_MS
		);
	}

	return {
		isTouched,
		onBlur: useStableCallback( ( event: FocusEvent ) => {
			const { currentTarget, target, relatedTarget } = event;
			const isInside =
				relatedTarget !== null &&
				currentTarget.contains( relatedTarget );
			// The focus stays in the field while the user is in another window.
			const isWindowBlur = target.ownerDocument.activeElement === target;
			if ( ! isTouched && ! isInside && ! isWindowBlur ) {
				wait();
			}
		} ),
	};
}
