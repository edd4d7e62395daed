import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Step } from './section';

/** Moves the focus to the first field with an error after each failed attempt, or else to the banner. */
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
		// Only the end of an attempt moves the focus, not errors that appear or disappear while the user types.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above
	}, [ attempts ] );
}

/** Moves the focus to the top of a new step: the pressed button is no longer in the document. */
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
		// A survey without a title needs one first.
		const name = content.current
			?.closest( '.userfeedback-page' )
			?.querySelector< HTMLInputElement >(
				'.userfeedback-editable-title__input'
			);
		const target = ! step.isStart && name?.value === '' ? name : null;
		( target ?? content.current )?.focus( { preventScroll: true } );
	}, [ content, step ] );
}
