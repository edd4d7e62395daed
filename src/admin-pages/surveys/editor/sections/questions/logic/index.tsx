import { useEffect, useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import type { FieldError, Question } from '@/survey-model';
import './logic.scss';
import { areQualifying, errorsWithin } from '@/survey-model';
import { subjectsIn } from '@/admin-pages/surveys/editor/components/conditions';
import { memoPart } from '../memo-part';
import { LogicFields } from './logic-fields';
import { useInQuestions, useQuestionsNow } from './survey-questions';
import type { Edit } from '../../../question-types';

interface QuestionLogicProps {
	question: Question;
	/** The field path of the question, such as `questions[0]`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	/** Whether the question cannot be changed. */
	isLocked: boolean;
	edit: Edit< Question >;
	/** Blur event of any field in here. */
	onBlur: ( event: FocusEvent ) => void;
}

/** The position of a question; 0 if it was just deleted. */
function indexIn( questions: readonly Question[], own: string ): number {
	return Math.max(
		0,
		questions.findIndex( ( { id } ) => id === own )
	);
}

function Logic( { question, path, errors, ...props }: QuestionLogicProps ) {
	const { id, logic } = question;
	const { conditions } = logic;
	const [ isEdited, setEdited ] = useState( false );
	const ownErrors = errorsWithin( errors, `${ path }.logic` );
	const hasErrors = ownErrors.length > 0;
	// The fields stay open when the last error is fixed, because the user is in them.
	useEffect( () => {
		if ( hasErrors ) {
			setEdited( true );
		}
	}, [ hasErrors ] );
	const isOpen = logic.enabled && ( isEdited || hasErrors );
	const questionsNow = useQuestionsNow();
	const earlierIn = ( questions: readonly Question[] ) =>
		questions.slice( 0, indexIn( questions, id ) );
	const [ index, canStart, ...subjects ] = useInQuestions(
		( questions ) => {
			const earlier = earlierIn( questions );
			return [
				earlier.length,
				areQualifying( earlier ),
				...subjectsIn(
					questions,
					( other, place ) =>
						// While the fields are closed, the titles of other questions do not matter.
						( isOpen && place < earlier.length ) ||
						conditions.some(
							( { off, question_id } ) =>
								question_id === other.id &&
								( place < earlier.length || off === true )
						)
				),
			] as const;
		},
		[ id, conditions, isOpen ]
	);
	return (
		<LogicFields
			{ ...props }
			question={ question }
			path={ `${ path }.logic` }
			canStart={ canStart }
			firstSubject={ () =>
				subjectsIn( earlierIn( questionsNow() ) )[ 0 ]
			}
			subjects={ subjects.filter( ( { number } ) => number <= index ) }
			later={ subjects.filter( ( { number } ) => number > index + 1 ) }
			errors={ ownErrors }
			isOpen={ isOpen }
			onOpen={ setEdited }
		/>
	);
}

/** When a question is shown, depending on the answers to earlier questions. */
export const QuestionLogic = memoPart( Logic, [ 'id', 'logic' ] );
