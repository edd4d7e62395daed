import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { ResponseItem } from '../../../survey-model';

interface DeleteDialogProps {
	item: ResponseItem;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a response is deleted permanently. */
export function DeleteDialog( {
	item,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ sprintf(
				/* translators: %d: number of a response. */
				__(
					'Response #%d and its answers will be gone for good.',
					'userfeedback'
				),
				item.id
			) }
		</ConfirmDialog>
	);
}
