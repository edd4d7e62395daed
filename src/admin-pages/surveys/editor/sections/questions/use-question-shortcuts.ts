import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useShortcut } from '../../shortcuts/use-shortcuts';
import type { ShortcutName } from '@/lib/shortcuts';

/** The card that contains the focus. */
function focusedCard( content: HTMLElement | null ): Element | null {
	const { activeElement } = content?.ownerDocument ?? {};
	const card = activeElement?.closest( '[data-field^="questions["]' ) ?? null;
	return content?.contains( card ) ? card : null;
}

function useCardShortcut(
	content: RefObject< HTMLElement >,
	name: ShortcutName
): void {
	useShortcut( name, () => {
		const card = focusedCard( content.current );
		const button = card?.querySelector< HTMLButtonElement >(
			`[data-shortcut="${ name }"]`
		);
		if ( ! card ) {
			speak(
				__( 'Move the cursor into a question first.', 'userfeedback' )
			);
		} else if ( button?.getAttribute( 'aria-disabled' ) !== 'true' ) {
			if ( name === 'toggle-question' ) {
				// The field with the focus disappears with the card's content.
				button?.focus();
			}
			button?.click();
		}
	} );
}

/**
 * The shortcuts of the questions. They press the buttons of the card that has the focus (`data-shortcut`), so that
 * both do the same and are available under the same conditions.
 *
 * @param content The list of questions and the button that adds one.
 */
export function useQuestionShortcuts(
	content: RefObject< HTMLElement >
): void {
	useCardShortcut( content, 'move-question-up' );
	useCardShortcut( content, 'move-question-down' );
	useCardShortcut( content, 'duplicate-question' );
	useCardShortcut( content, 'toggle-question' );
	useShortcut( 'add-question', () =>
		content.current
			?.querySelector< HTMLElement >( '.userfeedback-editor__add button' )
			?.click()
	);
}
