import { useRef } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { isEqual } from '../../../../../../stores/equality';
import type { FieldError, Question } from '../../../../../../survey-model';
import './logic.scss';
import { areQualifying, errorsWithin } from '../../../../../../survey-model';
import type { Subject } from '../../../components/conditions';
import { subjectsIn } from '../../../components/conditions';
import { LogicFields } from './logic-fields';
import { useSurveyQuestions } from './survey-questions';

interface QuestionLogicProps {
	question: Question;
	/** The field path of the question, such as `questions[0]`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	/** Whether the question cannot be changed. */
	isLocked: boolean;
	onChange: ( question: Question ) => void;
	/** Blur event of any field in here. */
	onBlur: ( event: FocusEvent ) => void;
}

/** Returns the same value while it is equal: it is computed again on each keystroke anywhere in the survey. */
function useSame< Value >( value: Value ): Value {
	const known = useRef( value );
	if ( ! isEqual( value, known.current ) ) {
		known.current = value;
	}
	return known.current;
}

const NO_SUBJECTS: readonly Subject[] = [];

/** When a question is shown, depending on the answers to earlier questions. */
export function QuestionLogic( {
	question,
	path,
	errors,
	...props
}: QuestionLogicProps ) {
	const questions = useSurveyQuestions();
	const index = questions.findIndex( ( { id } ) => id === question.id );
	const earlier = questions.slice( 0, Math.max( 0, index ) );
	const canStart = areQualifying( earlier );
	// Without conditions to show, titles of other questions do not matter.
	const needsSubjects = canStart || question.logic.enabled;
	const subjects = useSame(
		needsSubjects ? subjectsIn( earlier ) : NO_SUBJECTS
	);
	return (
		<LogicFields
			{ ...props }
			question={ question }
			path={ `${ path }.logic` }
			canStart={ canStart }
			subjects={ subjects }
			errors={ useSame( errorsWithin( errors, `${ path }.logic` ) ) }
		/>
	);
}
