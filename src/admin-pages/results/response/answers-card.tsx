import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { writtenIn } from '@/lib/written-in';
import type { ResponseDetail } from '@/survey-model';
import { answerText } from '../answer-text';
import { starsLabel } from '../components/option-value';
import { Stars } from '@/components/stars';

type Answer = ResponseDetail[ 'answers' ][ number ];

interface AnswerItemProps {
	answer: Answer;
	/** The locale in which the survey was shown; '' if it was in one language. */
	language: string;
}

function AnswerItem( { answer, language }: AnswerItemProps ) {
	const text = answerText( answer );
	// Options are shown as the survey itself has them.
	const isWritten = answer.option_ids.length === 0;
	return (
		<li className="userfeedback-answer">
			<h3 className="userfeedback-answer__question" dir="auto">
				{ answer.title }
			</h3>
			{ text === undefined ? (
				<p className="userfeedback-answer__text is-skipped">
					{ __( 'Skipped', 'userfeedback' ) }
				</p>
			) : (
				<p
					className="userfeedback-answer__text"
					{ ...writtenIn( isWritten ? language : '' ) }
				>
					{ answer.type === 'star-rating' ? (
						<Stars
							value={ Number( text ) }
							label={ starsLabel( text ) }
						/>
					) : (
						text
					) }
				</p>
			) }
			{ answer.extra.comments && (
				<>
					<h4 className="userfeedback-answer__comments">
						{ __( 'Comments', 'userfeedback' ) }
					</h4>
					<p
						className="userfeedback-answer__text"
						{ ...writtenIn( language ) }
					>
						{ answer.extra.comments }
					</p>
				</>
			) }
		</li>
	);
}

/** The questions that the visitor saw, with the answers. */
export function AnswersCard( { response }: { response: ResponseDetail } ) {
	const { title } = response.survey;
	return (
		<Card title={ <span dir="auto">{ title }</span> } label={ title }>
			<ul className="userfeedback-answer-list">
				{ response.answers.map( ( answer ) => (
					<AnswerItem
						key={ answer.question_id }
						answer={ answer }
						language={ response.language }
					/>
				) ) }
			</ul>
			{ response.answers.length === 0 && (
				<p className="userfeedback-answer__text is-skipped">
					{ __(
						'The questions of this response no longer exist.',
						'userfeedback'
					) }
				</p>
			) }
		</Card>
	);
}
