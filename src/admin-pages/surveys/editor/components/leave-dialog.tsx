import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../components/confirm-dialog';

/** Asks whether unsaved work is given up. */
export function LeaveDialog( {
	onLeave,
	onStay,
}: {
	onLeave: () => void;
	onStay: () => void;
} ) {
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirmLabel={ __( 'Leave without saving', 'userfeedback' ) }
			cancelLabel={ __( 'Keep editing', 'userfeedback' ) }
			onConfirm={ onLeave }
			onCancel={ onStay }
		>
			{ __(
				'What you changed in this survey since it was last saved will be lost.',
				'userfeedback'
			) }
		</ConfirmDialog>
	);
}
