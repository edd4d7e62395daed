import { __ } from '@wordpress/i18n';
import { formatDateTime } from '../../../components/format';
import type { QuestionStats } from '../../../survey-model';

/** The newest answers that visitors typed. */
export function NewestAnswers( { stats }: { stats: QuestionStats } ) {
	if ( stats.answers.length === 0 ) {
		return (
			<p className="userfeedback-answers__none">
				{ __(
					'Nobody has answered this question yet.',
					'userfeedback'
				) }
			</p>
		);
	}
	return (
		<>
			<h3 className="userfeedback-answers__heading">
				{ __( 'Newest answers', 'userfeedback' ) }
			</h3>
			<ul className="userfeedback-answers">
				{ stats.answers.map( ( answer ) => (
					<li key={ answer.response_id }>
						<p dir="auto">{ answer.value }</p>
						<time dateTime={ answer.date }>
							{ formatDateTime( answer.date ) }
						</time>
					</li>
				) ) }
			</ul>
		</>
	);
}
