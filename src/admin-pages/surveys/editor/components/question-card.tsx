import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution, chevronDown, chevronUp, Icon, trash } from '@wordpress/icons';
import { Card } from '../../../../components/card';
import { fieldErrorsText } from '../../../../components/field-error-text';
import { questionTypeLabel } from '../../../../components/question-type-label';
import { TextField } from '../../../../components/text-field';
import type {
	FieldError,
	Question,
	QuestionType,
} from '../../../../survey-model';
import {
	QUESTION_TYPES,
	LIMITS,
	errorsOf,
	errorsWithin,
	hasOptions,
	questionPath,
	withType,
} from '../../../../survey-model';
import { OptionsField } from './options-field';

interface QuestionCardProps {
	question: Question;
	/** Place in the survey, from 0. */
	index: number;
	count: number;
	/** Errors of the whole survey. */
	errors: readonly FieldError[];
	/** Just added, so that its title is what comes next. */
	isNew: boolean;
	onChange: ( question: Question ) => void;
	onMove: ( to: number ) => void;
	onDelete: () => void;
}

// The keys of a literal are its type's; Object.keys forgets that.
const TYPES = Object.keys( QUESTION_TYPES ) as QuestionType[];

function MoveButtons( {
	index,
	count,
	onMove,
}: Pick< QuestionCardProps, 'index' | 'count' | 'onMove' > ) {
	return (
		<>
			<Button
				accessibleWhenDisabled
				disabled={ index === 0 }
				icon={ chevronUp }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d up', 'userfeedback' ),
					index + 1
				) }
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				accessibleWhenDisabled
				disabled={ index === count - 1 }
				icon={ chevronDown }
				label={ sprintf(
					/* translators: %d: number of a question. */
					__( 'Move question %d down', 'userfeedback' ),
					index + 1
				) }
				onClick={ () => onMove( index + 1 ) }
			/>
		</>
	);
}

/** One question of the survey. */
export function QuestionCard( {
	question,
	index,
	count,
	errors,
	isNew,
	onChange,
	onMove,
	onDelete,
}: QuestionCardProps ) {
	const hasErrors = errorsWithin( errors, questionPath( index ) ).length > 0;
	const number = index + 1;
	const name = sprintf(
		/* translators: %d: number of a question. */
		__( 'Question %d', 'userfeedback' ),
		number
	);
	return (
		<Card
			label={ name }
			hasErrors={ hasErrors }
			title={
				<>
					{ name }
					{ hasErrors && (
						<Icon
							className="userfeedback-question__error-icon"
							icon={ caution }
							size={ 20 }
						/>
					) }
				</>
			}
			tools={
				<div className="userfeedback-question__tools">
					<MoveButtons
						index={ index }
						count={ count }
						onMove={ onMove }
					/>
					<Button
						icon={ trash }
						label={ sprintf(
							/* translators: %d: number of a question. */
							__( 'Delete question %d', 'userfeedback' ),
							number
						) }
						onClick={ onDelete }
					/>
				</div>
			}
		>
			<div className="userfeedback-question__fields">
				<TextField
					label={ __( 'Title', 'userfeedback' ) }
					value={ question.title }
					maxLength={ LIMITS.titleLength }
					placeholder={ __(
						'What would you like to know?',
						'userfeedback'
					) }
					error={ fieldErrorsText(
						errorsOf( errors, questionPath( index, 'title' ) )
					) }
					onChange={ ( title ) => onChange( { ...question, title } ) }
					// eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this question
					autoFocus={ isNew }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Type', 'userfeedback' ) }
					value={ question.type }
					options={ TYPES.map( ( type ) => ( {
						value: type,
						label: questionTypeLabel( type ),
					} ) ) }
					onChange={ ( type ) =>
						onChange( withType( question, type ) )
					}
				/>
			</div>
			{ hasOptions( question ) && (
				<OptionsField
					options={ question.config.options }
					minOptions={ QUESTION_TYPES[ question.type ].minOptions }
					path={ questionPath( index, 'config.options' ) }
					errors={ errors }
					onChange={ ( options ) =>
						onChange( { ...question, config: { options } } )
					}
				/>
			) }
		</Card>
	);
}
