import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyCombination } from '@/lib/keys';
import { isPressed } from '@/lib/keys';
import { navigate } from '@/hooks/use-hash-route';

/** The same keys lead from one step of the builder to the next. */
export const PREVIOUS_KEYS: KeyCombination = { key: 'PageUp', alt: true };
export const NEXT_KEYS: KeyCombination = { key: 'PageDown', alt: true };

const TEXT_FIELD =
	'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

interface Neighbours {
	/** The routes of the neighbours; undefined if there is none. */
	previous: string | undefined;
	next: string | undefined;
}

/** Whether the keys belong to something else: a field in which somebody types, a menu, or an open dialog. */
function isElsewhere( target: EventTarget | null ): boolean {
	return (
		! ( target instanceof Element ) ||
		target.closest( `${ TEXT_FIELD }, [role="menu"]` ) !== null ||
		target.ownerDocument.body.classList.contains( 'modal-open' )
	);
}

/** Goes to the previous and the next response by keyboard. At the ends, screen readers say so. */
export function useNeighbourKeys( neighbours: Neighbours ): void {
	const latest = useRef( neighbours );
	latest.current = neighbours;
	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ): void {
			const isNext = isPressed( event, NEXT_KEYS );
			if (
				( ! isNext && ! isPressed( event, PREVIOUS_KEYS ) ) ||
				isElsewhere( event.target )
			) {
				return;
			}
			event.preventDefault();
			const { previous, next } = latest.current;
			const route = isNext ? next : previous;
			if ( route !== undefined ) {
				navigate( route );
			} else {
				speak(
					isNext
						? __( 'This is the last response.', 'userfeedback' )
						: __( 'This is the first response.', 'userfeedback' )
				);
			}
		}
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [] );
}
