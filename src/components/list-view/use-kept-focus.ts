import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** The index of the row that contains an element; -1 if none does. */
function rowOf( element: Element ): number {
	const row = element.closest( 'tbody > tr' );
	return row?.parentElement
		? [ ...row.parentElement.children ].indexOf( row )
		: -1;
}

/**
 * Keeps the focus in the list when the focused element disappears, because its row was removed or its snackbar
 * closed. The focus moves to the menu of the row that is now at this position, or to the list itself.
 */
export function useKeptFocus( region: RefObject< HTMLElement > ): void {
	const last = useRef< { element: Element; row: number } >( undefined );
	useEffect( () => {
		function onFocusIn( { target }: FocusEvent ): void {
			if ( target instanceof Element ) {
				// A row's menu or dialog is elsewhere in the document: remember the row that the focus came from.
				const row = region.current?.contains( target )
					? rowOf( target )
					: ( last.current?.row ?? -1 );
				last.current = { element: target, row };
			}
		}
		document.addEventListener( 'focusin', onFocusIn );
		return () => document.removeEventListener( 'focusin', onFocusIn );
	}, [ region ] );
	// Runs after every render of the list.
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
