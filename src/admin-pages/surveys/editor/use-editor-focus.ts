import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Step } from './section';

/** Leads to the first field at fault each time something was refused, or else to what is said about it. */
export function useErrorFocus(
	content: RefObject< HTMLElement >,
	attempts: number,
	isRefused: boolean
): void {
	useEffect( () => {
		if ( attempts > 0 && isRefused ) {
			const page = content.current?.closest( '.userfeedback-page' );
			const field = page?.querySelector< HTMLElement >(
				'input[aria-invalid="true"], textarea[aria-invalid="true"]'
			);
			const banner = page?.querySelector< HTMLElement >(
				'.userfeedback-editor__banner'
			);
			( field ?? banner )?.focus();
		}
		// Only the end of a try moves the focus, not the errors that come and go while somebody types.
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
		if ( previous.current === step ) {
			return;
		}
		previous.current = step;
		window.scrollTo( { top: 0 } );
		// What a survey without a name wants first is one.
		const name = content.current
			?.closest( '.userfeedback-page' )
			?.querySelector< HTMLInputElement >(
				'.userfeedback-editable-title__input'
			);
		const target = ! step.isStart && name?.value === '' ? name : null;
		( target ?? content.current )?.focus( { preventScroll: true } );
	}, [ content, step ] );
}
