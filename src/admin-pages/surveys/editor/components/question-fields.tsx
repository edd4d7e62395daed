import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { questionTypeLabel } from '../../../../components/question-type-label';
import { TextField } from '../../../../components/text-field';
import type {
	FieldError,
	Question,
	QuestionType,
} from '../../../../survey-model';
import {
	BUILDER_TYPES,
	LIMITS,
	QUESTION_TYPES,
	errorsOf,
	hasLabels,
	hasOptions,
	withType,
} from '../../../../survey-model';
import { OptionsField } from './options-field';

interface QuestionFieldsProps {
	question: Question;
	/** The field path of the question, `questions[0]`. */
	path: string;
	/** Those that are to be seen. */
	errors: readonly FieldError[];
	/** The list of errors of the card; its items are called like it, followed by -title or -options. */
	listId: string;
	isNew: boolean;
	onChange: ( question: Question ) => void;
	onBlurTitle: ( event: FocusEvent ) => void;
	onBlurOptions: ( event: FocusEvent ) => void;
}

/** A type that came with an add-on stays what it is, though it is not offered. */
function offeredTypes( type: QuestionType ): QuestionType[] {
	return BUILDER_TYPES.some( ( offered ) => offered === type )
		? [ ...BUILDER_TYPES ]
		: [ type, ...BUILDER_TYPES ];
}

/** What can be written and chosen of a question. */
export function QuestionFields( {
	question,
	path,
	errors,
	listId,
	isNew,
	onChange,
	onBlurTitle,
	onBlurOptions,
}: QuestionFieldsProps ) {
	const isTitleWrong = errorsOf( errors, `${ path }.title` ).length > 0;
	return (
		<>
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
					isInvalid={ isTitleWrong }
					aria-describedby={
						isTitleWrong ? `${ listId }-title` : undefined
					}
					onChange={ ( title ) => onChange( { ...question, title } ) }
					onBlur={ onBlurTitle }
					// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this question
					autoFocus={ isNew }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Type', 'userfeedback' ) }
					value={ question.type }
					options={ offeredTypes( question.type ).map( ( type ) => ( {
						value: type,
						label: questionTypeLabel( type ),
					} ) ) }
					onChange={ ( type ) =>
						onChange( withType( question, type ) )
					}
				/>
			</div>
			{ hasLabels( question ) && (
				<OptionsField
					options={ question.config.options }
					minOptions={ QUESTION_TYPES[ question.type ].minOptions }
					path={ `${ path }.config.options` }
					errors={ errors }
					errorId={ `${ listId }-options` }
					onChange={ ( options ) =>
						onChange( { ...question, config: { options } } )
					}
					onBlur={ onBlurOptions }
				/>
			) }
			{ hasOptions( question ) && ! hasLabels( question ) && (
				<p className="userfeedback-question__note">
					{ __(
						'The options of this question stay as they are: to edit them, activate the add-on that its type comes with.',
						'userfeedback'
					) }
				</p>
			) }
			{ question.type === 'email' && (
				<div className="userfeedback-question__settings">
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Include name', 'userfeedback' ) }
						help={ __(
							'Visitors are asked for their first name as well.',
							'userfeedback'
						) }
						checked={ question.config.include_name ?? false }
						onChange={ ( include_name ) =>
							onChange( {
								...question,
								config: { ...question.config, include_name },
							} )
						}
					/>
				</div>
			) }
		</>
	);
}
