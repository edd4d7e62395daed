import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import './reset-action.scss';

interface ResetActionProps {
	/** The text of the button. */
	text: string;
	/** What is reset; read with the button. */
	of: string;
	/** Announced when it is done. */
	done: string;
	onReset: () => void;
}

/** Where the focus goes: the chosen one of a group of radio buttons, or the first control. */
const CONTROLS = [
	'input:checked:enabled',
	'input:enabled, select:enabled, textarea:enabled',
	'button:enabled',
];

/** A small button that sets a group of fields back, shown only where that changes something. It then disappears, so the group gets the focus. */
export function ResetAction( { text, of, done, onReset }: ResetActionProps ) {
	function onClick( { currentTarget }: MouseEvent< HTMLElement > ): void {
		const group = currentTarget.closest(
			'[data-reset-scope], [role="group"], fieldset'
		);
		onReset();
		speak( done );
		// When React has shown the new values.
		setTimeout( () => {
			CONTROLS.map( ( control ) =>
				group?.querySelector< HTMLElement >( control )
			)
				.find( Boolean )
				?.focus();
		} );
	}
	return (
		<Button
			className="userfeedback-reset-action"
			variant="link"
			aria-label={ sprintf(
				/* translators: 1: a button such as "Reset to default", 2: what it resets, such as "Colors". */
				__( '%1$s: %2$s', 'userfeedback' ),
				text,
				of
			) }
			onClick={ onClick }
		>
			{ text }
		</Button>
	);
}
