import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { formatNumber } from '../../../components/format';
import type { ResponseItem } from '../../../survey-model';
import { responseTitle } from '../response-title';

interface DeleteDialogProps {
	items: readonly ResponseItem[];
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before responses go for good. */
export function DeleteDialog( {
	items,
	onConfirm,
	onClose,
}: DeleteDialogProps ) {
	const [ first ] = items;
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onClose }
		>
			{ items.length === 1 && first
				? sprintf(
						/* translators: %s: "Response #9". */
						__(
							'%s and its answers will be gone for good.',
							'userfeedback'
						),
						responseTitle( first.id )
					)
				: sprintf(
						/* translators: %s: number of responses. */
						_n(
							'%s response and its answers will be gone for good.',
							'%s responses and their answers will be gone for good.',
							items.length,
							'userfeedback'
						),
						formatNumber( items.length )
					) }
		</ConfirmDialog>
	);
}
