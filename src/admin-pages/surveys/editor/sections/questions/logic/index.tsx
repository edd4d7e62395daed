import { useEffect, useRef, useState } from '@wordpress/element';
import type { FocusEvent } from 'react';
import { isEqual } from '@/stores/equality';
import type { FieldError, Question } from '@/survey-model';
import './logic.scss';
import { areQualifying, errorsWithin } from '@/survey-model';
import type { Subject } from '@/admin-pages/surveys/editor/components/conditions';
import { subjectsIn } from '@/admin-pages/surveys/editor/components/conditions';
import { LogicFields } from './logic-fields';
import { useSurveyQuestions } from './survey-questions';
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

/** Returns the same value while it is equal: it is computed again on each keystroke anywhere in the survey. */
function useSame< Value >( value: Value ): Value {
	const known = useRef( value );
	if ( ! isEqual( value, known.current ) ) {
		known.current = value;
	}
	return known.current;
}

/** The subjects that conditions refer to, and the first one, which a new condition starts with. */
function usedSubjects(
	subjects: readonly Subject[],
	{ conditions }: Question[ 'logic' ]
): readonly Subject[] {
	return subjects.filter(
		( { id }, index ) =>
			index === 0 ||
			conditions.some( ( condition ) => condition.question_id === id )
	);
}

/** When a question is shown, depending on the answers to earlier questions. */
export function QuestionLogic( {
	question,
	path,
	errors,
	...props
}: QuestionLogicProps ) {
	const { logic } = question;
	const questions = useSurveyQuestions();
	const [ isEdited, setEdited ] = useState( false );
	const ownErrors = useSame( errorsWithin( errors, `${ path }.logic` ) );
	const hasErrors = ownErrors.length > 0;
	// The fields stay open when the last error is fixed, because the user is in them.
	useEffect( () => {
		if ( hasErrors ) {
			setEdited( true );
		}
	}, [ hasErrors ] );
	const isOpen = logic.enabled && ( isEdited || hasErrors );
	const index = questions.findIndex( ( { id } ) => id === question.id );
	const earlier = questions.slice( 0, Math.max( 0, index ) );
	const all = subjectsIn( earlier );
	const offIds = logic.conditions.flatMap( ( { off, question_id } ) =>
		off === true ? question_id : []
	);
	const later = subjectsIn( questions ).filter(
		( { id, number } ) => number > index && offIds.includes( id )
	);
	return (
		<LogicFields
			{ ...props }
			question={ question }
			path={ `${ path }.logic` }
			canStart={ areQualifying( earlier ) }
			// While the fields are closed, the titles of other questions do not matter.
			subjects={ useSame( isOpen ? all : usedSubjects( all, logic ) ) }
			later={ useSame( later ) }
			errors={ ownErrors }
			isOpen={ isOpen }
			onOpen={ setEdited }
		/>
	);
}
