import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Which row an element stands in, from 0; -1 when it is in none. */
function rowOf( element: Element ): number {
	const row = element.closest( 'tbody > tr' );
	return row?.parentElement
		? [ ...row.parentElement.children ].indexOf( row )
		: -1;
}

/**
 * Keeps the focus in the list when what had it is gone, because its row was put into the trash or its toast was closed: it goes
 * to the menu of the row that took the place, or to the list itself.
 */
export function useKeptFocus( region: RefObject< HTMLElement > ): void {
	const last = useRef< { element: Element; row: number } >( undefined );
	useEffect( () => {
		function onFocusIn( { target }: FocusEvent ): void {
			if ( target instanceof Element ) {
				// From a row, focus goes to its menu or a dialog, which stand elsewhere in the document.
				const row = region.current?.contains( target )
					? rowOf( target )
					: ( last.current?.row ?? -1 );
				last.current = { element: target, row };
			}
		}
		document.addEventListener( 'focusin', onFocusIn );
		return () => document.removeEventListener( 'focusin', onFocusIn );
	}, [ region ] );
	// After every change of the list.
	useEffect( () => {
		const { activeElement, body } = document;
		if (
			last.current === undefined ||
			last.current.element.isConnected ||
			( activeElement !== null && activeElement !== body )
		) {
			return;
		}
		const rows = region.current?.querySelectorAll( 'tbody > tr' ) ?? [];
		const row = rows[ Math.min( last.current.row, rows.length - 1 ) ];
		const menu = row?.querySelector< HTMLElement >(
			'.userfeedback-list-view__menu'
		);
		( menu ?? region.current )?.focus();
	} );
}
