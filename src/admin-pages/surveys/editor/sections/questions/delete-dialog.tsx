import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../../components/confirm-dialog';
import type { Question } from '../../../../../survey-model';

interface DeleteDialogProps {
	question: Question;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a question is deleted. */
export function DeleteDialog( {
	question,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	return (
		<ConfirmDialog
			title={ __( 'Delete this question?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete question', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ question.title.trim() === ''
				? __(
						'This question will be removed from the survey.',
						'userfeedback'
					)
				: sprintf(
						/* translators: %s: title of a question. */
						__(
							'“%s” will be removed from the survey.',
							'userfeedback'
						),
						question.title
					) }
		</ConfirmDialog>
	);
}
