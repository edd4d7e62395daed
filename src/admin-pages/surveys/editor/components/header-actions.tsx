import { Button } from '@wordpress/components';
import { memo, useState } from '@wordpress/element';
import { __, _x, isRTL, sprintf } from '@wordpress/i18n';
import { keyboard, redo, undo } from '@wordpress/icons';
import { useEditor } from '../context';
import { PublishStatus } from '../sections/publish/publish-status';
import { ShortcutsDialog } from '../shortcuts/help-dialog';
import { keysText } from '@/lib/keys';
import type { ShortcutName } from '@/lib/shortcuts';
import { shortcutNamed } from '@/lib/shortcuts';
import { useShortcut } from '../shortcuts/use-shortcuts';

/** The accessible name and tooltip of a button with a shortcut, such as `Undo (Ctrl+Z)`. */
function labelWithKeys( name: ShortcutName ): string {
	const { label, keys } = shortcutNamed( name );
	return sprintf(
		/* translators: 1: an action, 2: its keyboard shortcut, such as Ctrl+Z. */
		_x( '%1$s (%2$s)', 'action and shortcut', 'userfeedback' ),
		label,
		keysText( keys[ 0 ]! )
	);
}

function UndoButtons() {
	const { undo: history } = useEditor( 'undo' );
	// Right-to-left, undo goes back to the right.
	const [ back, forth ] = isRTL() ? [ redo, undo ] : [ undo, redo ];
	useShortcut( 'undo', () => void history.step( 'undo', true ) );
	useShortcut( 'redo', () => void history.step( 'redo', true ) );
	return (
		<div className="userfeedback-editor__history">
			<Button
				accessibleWhenDisabled
				disabled={ ! history.canUndo }
				icon={ back }
				label={ labelWithKeys( 'undo' ) }
				onClick={ () => void history.step( 'undo', false ) }
			/>
			<Button
				accessibleWhenDisabled
				disabled={ ! history.canRedo }
				icon={ forth }
				label={ labelWithKeys( 'redo' ) }
				onClick={ () => void history.step( 'redo', false ) }
			/>
		</div>
	);
}

function ShortcutsButton() {
	const [ isOpen, setIsOpen ] = useState( false );
	useShortcut( 'help', () => setIsOpen( true ) );
	return (
		<>
			<Button
				className="userfeedback-editor__help"
				icon={ keyboard }
				label={ __( 'Keyboard shortcuts', 'userfeedback' ) }
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			/>
			{ isOpen && (
				<ShortcutsDialog onClose={ () => setIsOpen( false ) } />
			) }
		</>
	);
}

function SaveButton() {
	const { step, isSaving, attempt, saveAll } = useEditor(
		'step',
		'isSaving',
		'attempt',
		'saveAll'
	);
	const isDisabled = isSaving || step.isStart === true;
	const onSave = () => attempt( saveAll );
	useShortcut( 'save', isDisabled ? undefined : onSave );
	return (
		<Button
			__next40pxDefaultSize
			accessibleWhenDisabled
			variant="secondary"
			isBusy={ isSaving }
			disabled={ isDisabled }
			onClick={ onSave }
		>
			{ __( 'Save', 'userfeedback' ) }
		</Button>
	);
}

/** The survey's status and the actions on the whole survey, beside its title. */
export const HeaderActions = memo( function Actions() {
	return (
		<>
			<PublishStatus />
			<UndoButtons />
			<ShortcutsButton />
			<SaveButton />
		</>
	);
} );
