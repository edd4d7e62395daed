import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface SaveButtonProps {
	isDirty: boolean;
	isSaving: boolean;
	onSave: () => void;
}

/** Saves the settings of a screen: its main action. */
export function SaveButton( { isDirty, isSaving, onSave }: SaveButtonProps ) {
	return (
		<Button
			__next40pxDefaultSize
			accessibleWhenDisabled
			variant="primary"
			isBusy={ isSaving }
			disabled={ isSaving || ! isDirty }
			onClick={ onSave }
		>
			{ __( 'Save Settings', 'userfeedback' ) }
		</Button>
	);
}
