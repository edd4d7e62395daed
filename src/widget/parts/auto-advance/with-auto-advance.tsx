import { useEffect, useRef } from '@wordpress/element';
import type { ComponentType, MouseEvent } from 'react';
import type { ControlProps } from '../../definitions';

/** Delay in milliseconds, in which the visitor sees what was chosen. */
const PAUSE = 350;

/**
 * Returns a control that presses Next after a choice. Only single choices without a comment box are finished with one
 * click. The arrow keys choose as well, because they are how keyboards walk through options, so they do not count.
 *
 * @param Control The question's control.
 */
export function withAutoAdvance( Control: ComponentType< ControlProps > ) {
	return function WithAutoAdvance( control: ControlProps ) {
		const isWalking = useRef( false );
		const timer = useRef< ReturnType< typeof setTimeout > | undefined >(
			undefined
		);
		// Another view has come, so this question is not to be left any more.
		useEffect( () => () => clearTimeout( timer.current ), [] );
		if ( control.question.settings.comment_box ) {
			return <Control { ...control } />;
		}
		const onClick = ( { target }: MouseEvent ) => {
			const input = target as HTMLInputElement;
			if ( input.type !== 'radio' || isWalking.current ) {
				return;
			}
			clearTimeout( timer.current );
			timer.current = setTimeout(
				() => input.form?.requestSubmit(),
				PAUSE
			);
		};
		return (
			// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The events come from the controls inside.
			<div
				onKeyDownCapture={ ( { key } ) => {
					isWalking.current = key.startsWith( 'Arrow' );
					// A choice that is being changed is not final.
					clearTimeout( timer.current );
				} }
				onKeyUpCapture={ () => {
					isWalking.current = false;
				} }
				onPointerDownCapture={ () => {
					isWalking.current = false;
				} }
				onClick={ onClick }
			>
				<Control { ...control } />
			</div>
		);
	};
}
