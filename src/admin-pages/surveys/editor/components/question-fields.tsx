import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { TextField } from '../../../../components/text-field';
import type {
	FieldError,
	Question,
	QuestionType,
} from '../../../../survey-model';
import { LIMITS, errorsOf, withType } from '../../../../survey-model';
import type { LockedTypes } from '../use-locked-types';
import { LockedQuestion } from './locked-question';
import { QuestionOptions } from './question-options';
import { QuestionSettings } from './question-settings';
import { TypeField } from './type-field';

interface QuestionFieldsProps {
	question: Question;
	/** The field path of the question, `questions[0]`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The list of errors of the card; its items are called like it, followed by -title or -options. */
	listId: string;
	isNew: boolean;
	lockedTypes: LockedTypes;
	/** Whether the survey keeps the types of its questions. */
	isTypeFixed: boolean;
	onChange: ( question: Question ) => void;
	onBlurTitle: ( event: FocusEvent ) => void;
	onBlurOptions: ( event: FocusEvent ) => void;
}

/** What can be written and chosen of a question. One of a locked type is only shown; it can become one of another type. */
export function QuestionFields( {
	question,
	path,
	errors,
	listId,
	isNew,
	lockedTypes,
	isTypeFixed,
	onChange,
	onBlurTitle,
	onBlurOptions,
}: QuestionFieldsProps ) {
	// As it was when it had another type, for who goes back to that.
	const byType = useRef( new Map< QuestionType, Question >() );
	const lock = lockedTypes.get( question.type );
	const isTitleWrong = errorsOf( errors, `${ path }.title` ).length > 0;
	return (
		<>
			{ lock && <LockedQuestion feature={ lock } /> }
			<div className="userfeedback-question__fields">
				<TextField
					label={ __( 'Title', 'userfeedback' ) }
					value={ question.title }
					maxLength={ LIMITS.titleLength }
					placeholder={ __(
						'What would you like to know?',
						'userfeedback'
					) }
					dir="auto"
					disabled={ lock !== undefined }
					isInvalid={ isTitleWrong }
					aria-describedby={
						isTitleWrong ? `${ listId }-title` : undefined
					}
					onChange={ ( title ) => onChange( { ...question, title } ) }
					onBlur={ onBlurTitle }
					// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this question
					autoFocus={ isNew }
				/>
				<TypeField
					type={ question.type }
					locked={ lockedTypes }
					isFixed={ isTypeFixed }
					onChange={ ( type ) => {
						byType.current.set( question.type, question );
						onChange(
							withType(
								question,
								type,
								byType.current.get( type )
							)
						);
					} }
				/>
			</div>
			<QuestionOptions
				question={ question }
				path={ `${ path }.config.options` }
				errors={ errors }
				errorId={ `${ listId }-options` }
				isDisabled={ lock !== undefined }
				onChange={ onChange }
				onBlur={ onBlurOptions }
			/>
			<QuestionSettings
				question={ question }
				isLocked={ lock !== undefined }
				onChange={ onChange }
			/>
		</>
	);
}
