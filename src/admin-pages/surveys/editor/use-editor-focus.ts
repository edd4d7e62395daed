import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Step } from './steps';

/** Leads to the first field at fault each time a save was refused. */
export function useErrorFocus(
	content: RefObject< HTMLElement >,
	attempts: number,
	isRefused: boolean
): void {
	useEffect( () => {
		if ( attempts > 0 && isRefused ) {
			const page = content.current?.closest( '.userfeedback-page' );
			page?.querySelector< HTMLElement >(
				'[aria-invalid="true"]'
			)?.focus();
		}
		// Only the end of a save moves the focus, not the errors that come and go while somebody types.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [ attempts ] );
}

/** Leads to the top of a step that was gone to: the button that led there is no longer in the page. */
export function useStepFocus(
	content: RefObject< HTMLElement >,
	step: Step
): void {
	const previous = useRef( step );
	useEffect( () => {
		if ( previous.current !== step ) {
			previous.current = step;
			window.scrollTo( { top: 0 } );
			content.current?.focus( { preventScroll: true } );
		}
	}, [ content, step ] );
}
