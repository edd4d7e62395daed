import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { formatNumber } from '../../../components/format';
import type { SurveySummary } from '../../../survey-model';

interface DeleteDialogProps {
	survey: SurveySummary;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a survey is deleted permanently with its responses. */
export function DeleteDialog( {
	survey: { title, responses_count: count },
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
			{ count === 0
				? sprintf(
						/* translators: %s: title of a survey. */
						__(
							'“%s” will be deleted. Nobody has answered it. This cannot be undone.',
							'userfeedback'
						),
						title
					)
				: sprintf(
						/* translators: 1: title of a survey, 2: number of responses. */
						_n(
							'“%1$s” will be deleted with its %2$s response. This cannot be undone.',
							'“%1$s” will be deleted with its %2$s responses. This cannot be undone.',
							count,
							'userfeedback'
						),
						title,
						formatNumber( count )
					) }
		</ConfirmDialog>
	);
}
