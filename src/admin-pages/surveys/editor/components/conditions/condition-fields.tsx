import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldErrorsText } from '../../../../../components/field-error-text';
import { TextField } from '../../../../../components/text-field';
import type {
	Comparator,
	Condition,
	FieldError,
} from '../../../../../survey-model';
import { LIMITS, errorsOf } from '../../../../../survey-model';
import type { Subject } from './subjects';
import { blankCondition, subjectName } from './subjects';
import { comparatorName } from './words';
import './conditions.scss';

/** The names of a condition's fields in the paths of errors. */
export interface ConditionFieldNames {
	readonly question_id: string;
	readonly compare: string;
	readonly value: string;
}

const NAMES: ConditionFieldNames = {
	question_id: 'question_id',
	compare: 'compare',
	value: 'value',
};

export interface ConditionFieldsProps {
	condition: Condition;
	/** Its position in its list, starting at 1; a part of the fields' accessible names. */
	number: number;
	/** The questions that it may refer to. */
	subjects: readonly Subject[];
	/** The path of the condition, such as `questions[1].logic.conditions[0]`. */
	path: string;
	/** The names of its fields, if they are not those of Condition. */
	names?: ConditionFieldNames;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	isDisabled?: boolean;
	onChange: ( condition: Condition ) => void;
}

interface Choice {
	label: string;
	value: string;
}

interface SelectProps {
	label: string;
	value: string;
	choices: readonly Choice[];
	/** Shown while nothing, or something that is not among the choices, is selected. */
	blank: string;
	error: string | undefined;
	isDisabled: boolean;
	onChange: ( value: string ) => void;
}

/** A select whose stored value may be missing among its choices. */
function Select( {
	label,
	value,
	choices,
	blank,
	error,
	isDisabled,
	onChange,
}: SelectProps ) {
	const isKnown = choices.some( ( choice ) => choice.value === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className={ `userfeedback-text-field${ error === undefined ? '' : ' is-invalid' }` }
			label={ label }
			hideLabelFromVision
			value={ value }
			disabled={ isDisabled }
			aria-invalid={ error !== undefined }
			help={ error }
			options={ [
				...( isKnown
					? []
					: [ { label: value === '' ? blank : value, value } ] ),
				...choices,
			] }
			onChange={ onChange }
		/>
	);
}

/** The fields of one condition: question, comparator and value, with their errors below them. */
export function ConditionFields( {
	condition,
	number,
	subjects,
	path,
	names = NAMES,
	errors,
	isDisabled = false,
	onChange,
}: ConditionFieldsProps ) {
	const { question_id: id, compare, value } = condition;
	const subject = subjects.find( ( other ) => other.id === id );
	const comparators = subject?.comparators ?? [ compare ];
	const errorOf = ( field: keyof ConditionFieldNames ) =>
		fieldErrorsText( errorsOf( errors, `${ path }.${ names[ field ] }` ) );
	const valueLabel = sprintf(
		/* translators: %d: number of a condition. */
		__( 'Answer of condition %d', 'userfeedback' ),
		number
	);

	function changeQuestion( other: string ): void {
		const next = subjects.find( ( known ) => known.id === other );
		if ( next !== undefined ) {
			onChange( blankCondition( next ) );
		}
	}
	return (
		<div className="userfeedback-conditions__fields" data-field={ path }>
			<Select
				label={ sprintf(
					/* translators: %d: number of a condition. */
					__( 'Question of condition %d', 'userfeedback' ),
					number
				) }
				value={ subject === undefined ? '' : id }
				blank={ __( 'Choose a question', 'userfeedback' ) }
				choices={ subjects.map( ( other ) => ( {
					label: subjectName( other ),
					value: other.id,
				} ) ) }
				error={ errorOf( 'question_id' ) }
				isDisabled={ isDisabled }
				onChange={ changeQuestion }
			/>
			<Select
				label={ sprintf(
					/* translators: %d: number of a condition. */
					__( 'Comparison of condition %d', 'userfeedback' ),
					number
				) }
				value={ compare }
				blank=""
				choices={ comparators.map( ( comparator ) => ( {
					label: comparatorName( comparator ),
					value: comparator,
				} ) ) }
				error={ errorOf( 'compare' ) }
				isDisabled={ isDisabled || subject === undefined }
				onChange={ ( chosen ) =>
					onChange( {
						...condition,
						// The choices are comparators.
						compare: chosen as Comparator,
					} )
				}
			/>
			{ subject !== undefined && subject.values === undefined ? (
				<TextField
					label={ valueLabel }
					hideLabelFromVision
					placeholder={ __( 'Text', 'userfeedback' ) }
					dir="auto"
					maxLength={ LIMITS.valueLength }
					value={ value }
					disabled={ isDisabled }
					error={ errorOf( 'value' ) }
					onChange={ ( typed ) =>
						onChange( { ...condition, value: typed } )
					}
				/>
			) : (
				<Select
					label={ valueLabel }
					value={ value }
					blank={ __( 'Choose an answer', 'userfeedback' ) }
					choices={ ( subject?.values ?? [] ).map( ( label ) => ( {
						label,
						value: label,
					} ) ) }
					error={ errorOf( 'value' ) }
					isDisabled={ isDisabled || subject === undefined }
					onChange={ ( chosen ) =>
						onChange( { ...condition, value: chosen } )
					}
				/>
			) }
		</div>
	);
}
