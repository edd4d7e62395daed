import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../../../components/confirm-dialog';
import type {
	Question,
	SurveyWithConditions,
} from '../../../../../survey-model';
import { conditionPlaces } from '../../../../../survey-model';
import { questionName } from './question-summary';

interface DeleteDialogProps {
	question: Question;
	survey: SurveyWithConditions;
	onConfirm: () => void;
	onCancel: () => void;
}

/** The places whose conditions on the question are removed with it. */
function placesOf( survey: SurveyWithConditions, id: string ): string[] {
	const { questions, thankYou, email } = conditionPlaces( survey, id );
	return [
		...questions.map( ( index ) =>
			sprintf(
				/* translators: 1: number of a question, 2: its title. */
				__( 'Question %1$d: %2$s', 'userfeedback' ),
				index + 1,
				questionName( survey.questions[ index ]! )
			)
		),
		thankYou && __( 'The redirects after the survey', 'userfeedback' ),
		email && __( 'The email about new responses', 'userfeedback' ),
	].filter( ( place ) => place !== false );
}

/** Asks before a question is deleted, and lists the conditions that are removed with it. */
export function DeleteDialog( {
	question,
	survey,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	const places = placesOf( survey, question.id );
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
