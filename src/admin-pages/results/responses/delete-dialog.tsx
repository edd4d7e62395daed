import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { ResponseItem } from '@/survey-model';
import { deleteText } from './bulk-texts';

interface DeleteDialogProps {
	/** At least one. */
	items: readonly ResponseItem[];
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before responses are deleted permanently. */
export function DeleteDialog( {
	items,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	const [ only, ...others ] = items;
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ only !== undefined && others.length === 0
				? sprintf(
						/* translators: %d: number of a response. */
						__(
							'Response #%d and its answers will be gone for good.',
							'userfeedback'
						),
						only.id
					)
				: deleteText( items.length ) }
		</ConfirmDialog>
	);
}
