import { __ } from '@wordpress/i18n';
import type { LeaveGuard } from '../../hooks/use-leave-guard';
import { ConfirmDialog } from '../confirm-dialog';

interface LeaveDialogProps {
	/** See useLeaveGuard(). */
	guard: LeaveGuard;
	/** What will be lost. */
	children: string;
	/** Called before the route changes. */
	onLeave?: () => void;
	/** Saves; resolves with whether everything is saved. Without it, the dialog does not offer to save. */
	save?: ( () => Promise< boolean > ) | undefined;
}

/** Asks whether to leave without saving, while the guard's question is open. */
export function LeaveDialog( {
	guard,
	children,
	onLeave,
	save,
}: LeaveDialogProps ) {
	if ( ! guard.isAsking ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirmLabel={ __( 'Leave without saving', 'userfeedback' ) }
			cancelLabel={ __( 'Keep editing', 'userfeedback' ) }
			onConfirm={ () => {
				onLeave?.();
				guard.leave();
			} }
			onCancel={ guard.stay }
			alternative={
				save && {
					label: __( 'Save and leave', 'userfeedback' ),
					onClick: () => void guard.leaveAfter( save ),
				}
			}
		>
			{ children }
		</ConfirmDialog>
	);
}
