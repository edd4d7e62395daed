import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { ResponseItem } from '../../../survey-model';

interface DeleteDialogProps {
	item: ResponseItem;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before a response goes for good. */
export function DeleteDialog( {
	item,
	onConfirm,
	onClose,
}: DeleteDialogProps ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onClose }
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
