import { speak } from '@wordpress/a11y';
import { createElement, useEffect, useRef } from '@wordpress/element';
import type { HTMLAttributes, RefObject } from 'react';

interface Manner {
	/** Whether it interrupts what is being read. */
	isUrgent?: boolean;
	/** Whether only changes are announced: it is part of what the user has opened. */
	isSilentAtFirst?: boolean;
}

/**
 * Announces the text of an element when it appears and when it changes. All announcements use the page's one live region,
 * WordPress' own: screen readers miss what a live region contains when it is added.
 */
export function useAnnounced(
	ref: RefObject< HTMLElement >,
	{ isUrgent = false, isSilentAtFirst = false }: Manner = {}
): void {
	const known = useRef< string >();
	useEffect( () => {
		const text = ref.current?.textContent ?? '';
		const isNew =
			known.current !== text &&
			! ( isSilentAtFirst && known.current === undefined );
		known.current = text;
		if ( isNew && text !== '' ) {
			// With spaces between paragraphs and buttons; jsdom does not have it.
			speak(
				ref.current?.innerText || text,
				isUrgent ? 'assertive' : 'polite'
			);
		}
	} );
}

interface AnnouncedProps extends HTMLAttributes< HTMLElement >, Manner {
	/** The element's name. */
	as?: 'div' | 'p' | 'span';
}

/** An element whose text is announced when it appears and when it changes. */
export function Announced( {
	as = 'p',
	isUrgent = false,
	isSilentAtFirst = false,
	...props
}: AnnouncedProps ) {
	const ref = useRef< HTMLElement >( null );
	useAnnounced( ref, { isUrgent, isSilentAtFirst } );
	return createElement( as, { ...props, ref } );
}
