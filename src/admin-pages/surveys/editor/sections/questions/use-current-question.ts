import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { questionAt } from './card-id';

/** The part of the window in which the card being read is looked for, below the sticky header. */
const READING = '-30% 0px -60% 0px';

/**
 * The id of the question that the user is at: the one with the focus, or the one that was scrolled to since.
 *
 * @param content An element with the cards.
 */
export function useCurrentQuestion(
	content: RefObject< HTMLElement >
): string | undefined {
	const [ current, setCurrent ] = useState< string >();
	useEffect( () => {
		const list = content.current;
		if ( ! list ) {
			return undefined;
		}
		function onFocus( { target }: FocusEvent ): void {
			const id = target instanceof Element && questionAt( target );
			if ( id ) {
				setCurrent( id );
			}
		}
		list.addEventListener( 'focusin', onFocus );
		// Scrolling by hand moves on from the focused card.
		const seen = window.IntersectionObserver
			? new IntersectionObserver(
					( entries ) => {
						const entry = entries.find(
							( { isIntersecting } ) => isIntersecting
						);
						if ( entry ) {
							setCurrent( questionAt( entry.target ) );
						}
					},
					{ rootMargin: READING }
				)
			: undefined;
		const observe = () =>
			list
				.querySelectorAll( '.userfeedback-editor__questions > li' )
				.forEach( ( item ) => {
					const card = item.querySelector( '.userfeedback-card' );
					if ( card ) {
						seen?.observe( card );
					}
				} );
		observe();
		// Cards come and go with questions.
		const changes = new MutationObserver( observe );
		const cards = list.querySelector( '.userfeedback-editor__questions' );
		if ( cards ) {
			changes.observe( cards, { childList: true } );
		}
		return () => {
			list.removeEventListener( 'focusin', onFocus );
			seen?.disconnect();
			changes.disconnect();
		};
	}, [ content ] );
	return current;
}
