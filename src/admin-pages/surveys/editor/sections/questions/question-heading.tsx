import { __, sprintf } from '@wordpress/i18n';
import { caution, chevronDown, Icon } from '@wordpress/icons';
import type { Question } from '@/survey-model';
import { QuestionTypeIcon } from '../../question-types/icon';
import { questionMarks, questionName } from './question-summary';

interface QuestionHeadingProps {
	question: Question;
	/** Position in the survey, starting at 1. */
	number: number;
	isClosed: boolean;
	hasErrors: boolean;
	onToggle: () => void;
}

/** The heading of a question's card, a button that collapses and expands it. A collapsed card shows the title here. */
export function QuestionHeading( {
	question,
	number,
	isClosed,
	hasErrors,
	onToggle,
}: QuestionHeadingProps ) {
	const marks = questionMarks( question );
	return (
		<button
			type="button"
			className="userfeedback-question__toggle"
			aria-expanded={ ! isClosed }
			// Errors must not be hidden.
			aria-disabled={ hasErrors }
			data-shortcut="toggle-question"
			onClick={ () => ! hasErrors && onToggle() }
		>
			<Icon
				className="userfeedback-question__chevron"
				icon={ chevronDown }
				size={ 24 }
			/>
			<QuestionTypeIcon type={ question.type } />
			<span className="userfeedback-question__number">
				{ sprintf(
					/* translators: %d: number of a question. */
					__( 'Question %d', 'userfeedback' ),
					number
				) }
			</span>
			{ hasErrors && (
				<Icon
					className="userfeedback-question__error-icon"
					icon={ caution }
					size={ 20 }
				/>
			) }
			{ isClosed && (
				<>
					{ ' ' }
					<bdi className="userfeedback-question__name">
						{ questionName( question ) }
					</bdi>{ ' ' }
					<span className="userfeedback-question__marks">
						{ marks.join( ' · ' ) }
					</span>
				</>
			) }
		</button>
	);
}
