import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Question, SurveyWithConditions } from '@/survey-model';
import { conditionPlaces } from '@/survey-model';
import { conditionPlaceNames } from './condition-place-names';

interface DeleteDialogProps {
	question: Question;
	survey: SurveyWithConditions;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a question is deleted, and lists the conditions that are removed with it. */
export function DeleteDialog( {
	question,
	survey,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	const places = conditionPlaceNames(
		survey,
		conditionPlaces( survey, question.id )
	);
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
			{ places.length > 0 && (
				<>
					<p>
						{ __(
							'The conditions on it will be removed from:',
							'userfeedback'
						) }
					</p>
					<ul className="userfeedback-question__condition-places">
						{ places.map( ( place ) => (
							<li key={ place }>
								<bdi>{ place }</bdi>
							</li>
						) ) }
					</ul>
				</>
			) }
		</ConfirmDialog>
	);
}
