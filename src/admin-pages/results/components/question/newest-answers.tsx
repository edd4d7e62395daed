import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Moment } from '@/components/moment';
import { useFeature } from '@/hooks/use-feature';
import { formatLanguage } from '@/lib/format';
import { writtenIn } from '@/lib/written-in';
import { RESPONSE, hrefOf } from '@/routes';
import type { QuestionStats } from '@/survey-model';
import { answerText } from '../../answer-text';
import { responseTitle } from '../../response-title';

interface NewestAnswersProps {
	surveyId: number;
	stats: QuestionStats;
}

/** The newest text answers, each with a link to its response if the plan includes that screen. */
export function NewestAnswers( { surveyId, stats }: NewestAnswersProps ) {
	const { isAllowed } = useFeature( 'single-response' );
	return (
		<>
			<h3 className="userfeedback-answers__heading">
				{ __( 'Newest answers', 'userfeedback' ) }
			</h3>
			<ul className="userfeedback-answers">
				{ stats.answers.map( ( answer ) => (
					<li key={ answer.response_id }>
						<LongText
							text={ answerText( answer ) ?? '' }
							language={ answer.extra.language }
						/>
						<span className="userfeedback-answers__source">
							{ answer.extra.language && (
								<span>
									{ formatLanguage( answer.extra.language ) }
								</span>
							) }
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
							<Moment at={ answer.date } />
						</span>
					</li>
				) ) }
			</ul>
		</>
	);
}

/** Characters of an answer that are shown at first: about six lines. */
const SHOWN_LENGTH = 400;

/** A visitor's text; an answer may have 10,000 characters, so the rest of a long one is shown on request. */
function LongText( {
	text,
	language,
}: {
	text: string;
	language: string | undefined;
} ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const isLong = text.length > SHOWN_LENGTH;
	return (
		<div>
			<p { ...writtenIn( language ) }>
				{ isLong && ! isOpen
					? `${ text.slice( 0, SHOWN_LENGTH ).trimEnd() }…`
					: text }
			</p>
			{ isLong && (
				<Button
					variant="link"
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ isOpen
						? __( 'Show less', 'userfeedback' )
						: __( 'Show the whole answer', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}
