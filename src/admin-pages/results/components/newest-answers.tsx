import { __ } from '@wordpress/i18n';
import { formatDateTime } from '../../../components/format';
import { Lock } from '../../../components/lock';
import { useFeature } from '../../../hooks/use-feature';
import type { QuestionStats } from '../../../survey-model';
import { answerText } from '../answer-text';
import { RESPONSE, hrefOf } from '../../../routes';
import { responseTitle } from '../response-title';

interface NewestAnswersProps {
	surveyId: number;
	stats: QuestionStats;
}

/** The newest text answers, each with a link to its response if the plan includes that screen. */
export function NewestAnswers( { surveyId, stats }: NewestAnswersProps ) {
	const { isAllowed } = useFeature( 'single-response' );
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
				<Lock feature="single-response" medium="survey-results" />
			</h3>
			<ul className="userfeedback-answers">
				{ stats.answers.map( ( answer ) => (
					<li key={ answer.response_id }>
						<div>
							<p dir="auto">{ answerText( answer ) }</p>
						</div>
						<span className="userfeedback-answers__source">
							{ isAllowed ? (
								<a
									href={ hrefOf(
										RESPONSE.build( {
											surveyId,
											id: answer.response_id,
										} )
									) }
								>
									{ responseTitle( answer.response_id ) }
								</a>
							) : (
								<span>
									{ responseTitle( answer.response_id ) }
								</span>
							) }
							<time dateTime={ answer.date }>
								{ formatDateTime( answer.date ) }
							</time>
						</span>
					</li>
				) ) }
			</ul>
		</>
	);
}
