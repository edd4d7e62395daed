import type { FocusEvent } from 'react';
import type { FieldError, Question } from '../../../../survey-model';
import { rulesOf } from '../../../../survey-model';
import { LABELS, iconOptions, imageOptions } from './option-kinds';
import { OptionsField } from './options-field';

interface QuestionOptionsProps {
	question: Question;
	/** The field path of the options, `questions[0].config.options`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The element that says what is wrong with the options as a whole. */
	errorId: string;
	isDisabled: boolean;
	onChange: ( question: Question ) => void;
	onBlur: ( event: FocusEvent ) => void;
}

/** The options of a question whose answer is picked from some: labels, with pictures or icons. */
export function QuestionOptions( {
	question,
	onChange,
	...props
}: QuestionOptionsProps ) {
	const shared = { ...props, ...rulesOf( question.type ) };
	switch ( question.type ) {
		case 'checkbox':
		case 'radio-button':
			return (
				<OptionsField
					{ ...shared }
					kind={ LABELS }
					options={ question.config.options }
					onChange={ ( options ) =>
						onChange( { ...question, config: { options } } )
					}
				/>
			);
		case 'image-radio':
			return (
				<OptionsField
					{ ...shared }
					kind={ imageOptions( props.isDisabled ) }
					options={ question.config.options }
					onChange={ ( options ) =>
						onChange( { ...question, config: { options } } )
					}
				/>
			);
		case 'icon-choice':
			return (
				<OptionsField
					{ ...shared }
					kind={ iconOptions(
						props.isDisabled,
						question.settings.icon_color
					) }
					options={ question.config.options }
					onChange={ ( options ) =>
						onChange( { ...question, config: { options } } )
					}
				/>
			);
		default:
			return null;
	}
}
