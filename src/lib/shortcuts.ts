import { __ } from '@wordpress/i18n';
import type { KeyCombination } from './keys';

export type ShortcutName =
	| 'save'
	| 'undo'
	| 'redo'
	| 'next-step'
	| 'previous-step'
	| 'add-question'
	| 'duplicate-question'
	| 'move-question-up'
	| 'move-question-down'
	| 'toggle-question'
	| 'help';

/** A keyboard shortcut of the builder. */
export interface Shortcut {
	readonly name: ShortcutName;
	/** What it does, for the help panel. */
	readonly label: string;
	/** The combinations that trigger it; the first one is shown beside buttons. */
	readonly keys: readonly KeyCombination[];
	/** Whether it is ignored in text fields, because its key types a character. */
	readonly isCharacter?: boolean;
	/** Whether the browser's own action is preferred in fields whose text is not part of the survey, such as a search. */
	readonly isTextEditing?: boolean;
}

/**
 * All shortcuts, in the order of the help panel.
 *
 * Undo, redo, save and duplicate have the keys of WordPress' block editor. The others use neither letters with Alt,
 * which type characters on Apple's keyboards and with AltGr, nor Ctrl with Alt, nor Alt with an arrow alone, which
 * screen readers use to read tables and sentences.
 */
export const SHORTCUTS: readonly Shortcut[] = [
	{
		name: 'save',
		label: __( 'Save', 'userfeedback' ),
		keys: [ { key: 's', primary: true } ],
	},
	{
		name: 'undo',
		label: __( 'Undo', 'userfeedback' ),
		keys: [ { key: 'z', primary: true } ],
		isTextEditing: true,
	},
	{
		name: 'redo',
		label: __( 'Redo', 'userfeedback' ),
		keys: [
			{ key: 'z', primary: true, shift: true },
			{ key: 'y', primary: true },
		],
		isTextEditing: true,
	},
	{
		name: 'next-step',
		label: __( 'Go to the next step', 'userfeedback' ),
		keys: [ { key: 'PageDown', alt: true } ],
	},
	{
		name: 'previous-step',
		label: __( 'Go to the previous step', 'userfeedback' ),
		keys: [ { key: 'PageUp', alt: true } ],
	},
	{
		name: 'add-question',
		label: __( 'Add a question', 'userfeedback' ),
		keys: [ { key: 'Enter', primary: true } ],
	},
	{
		name: 'duplicate-question',
		label: __( 'Duplicate the question', 'userfeedback' ),
		keys: [ { key: 'd', primary: true, shift: true } ],
	},
	{
		name: 'move-question-up',
		label: __( 'Move the question up', 'userfeedback' ),
		keys: [ { key: 'ArrowUp', alt: true, shift: true } ],
	},
	{
		name: 'move-question-down',
		label: __( 'Move the question down', 'userfeedback' ),
		keys: [ { key: 'ArrowDown', alt: true, shift: true } ],
	},
	{
		name: 'toggle-question',
		label: __( 'Collapse or expand the question', 'userfeedback' ),
		keys: [ { key: 'Enter', primary: true, shift: true } ],
	},
	{
		name: 'help',
		label: __( 'Show the keyboard shortcuts', 'userfeedback' ),
		keys: [ { key: '?', shift: true } ],
		isCharacter: true,
	},
];

/** The shortcut with this name. */
export function shortcutNamed( name: ShortcutName ): Shortcut {
	// The table has every name.
	return SHORTCUTS.find( ( shortcut ) => shortcut.name === name )!;
}
