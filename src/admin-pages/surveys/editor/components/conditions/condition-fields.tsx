import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldErrorsText } from '@/lib/field-error-text';
import { TextField } from '@/components/text-field';
import type { Comparator, Condition, FieldError } from '@/survey-model';
import { ANY_OF, LIMITS, errorsOf, switched, valuesOf } from '@/survey-model';
import { offText } from './off-text';
import { SeveralValues } from './several-values';
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
	/** Later questions, to which only conditions that are off refer. */
	later?: readonly Subject[];
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

/** The condition with another comparator; its value becomes a list or a text, as the comparator needs it. */
function compared( condition: Condition, compare: Comparator ): Condition {
	const values = valuesOf( condition );
	return {
		...condition,
		compare,
		value: compare === ANY_OF ? [ ...values ] : ( values[ 0 ] ?? '' ),
	};
}

/** The fields of one condition: question, comparator and value, with their errors below them. */
export function ConditionFields( {
	condition,
	number,
	subjects,
	later = [],
	path,
	names = NAMES,
	errors,
	isDisabled = false,
	onChange: onEdit,
}: ConditionFieldsProps ) {
	const { question_id: id, compare, value } = condition;
	const subject = subjects.find( ( other ) => other.id === id );
	const laterSubject = later.find( ( other ) => other.id === id );
	const comparators = subject?.comparators ?? [ compare ];
	const isKnown = subject?.comparators.includes( compare ) === true;
	// What the owner corrects takes effect, if it can.
	const onChange = ( changed: Condition ) =>
		onEdit( switched( changed, false ) );
	const errorOf = ( field: keyof ConditionFieldNames ) =>
		fieldErrorsText( errorsOf( errors, `${ path }.${ names[ field ] }` ) );
	const valueLabel = sprintf(
		/* translators: %d: number of a condition. */
		__( 'Answer of condition %d', 'userfeedback' ),
		number
	);

	const isText = subject !== undefined && subject.values === undefined;

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
				value={
					subject === undefined && laterSubject === undefined
						? ''
						: id
				}
				blank={ __( 'Choose a question', 'userfeedback' ) }
				choices={ [
					...subjects,
					...( laterSubject ? [ laterSubject ] : [] ),
				].map( ( other ) => ( {
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
				choices={ [
					...comparators,
					...( isKnown || subject === undefined ? [] : [ compare ] ),
				].map( ( comparator ) => ( {
					label: comparatorName( comparator ),
					value: comparator,
				} ) ) }
				error={ errorOf( 'compare' ) }
				isDisabled={ isDisabled || subject === undefined }
				onChange={ ( chosen ) =>
					onChange(
						// The choices are comparators.
						compared( condition, chosen as Comparator )
					)
				}
			/>
			{ typeof value !== 'string' && (
				<SeveralValues
					label={ valueLabel }
					choices={ subject?.values ?? [] }
					value={ value }
					error={ errorOf( 'value' ) }
					isDisabled={ isDisabled || subject === undefined }
					onChange={ ( chosen ) =>
						onChange( { ...condition, value: chosen } )
					}
				/>
			) }
			{ typeof value === 'string' && isText && (
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
			) }
			{ typeof value === 'string' && ! isText && (
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
			{ condition.off === true && (
				<p className="userfeedback-conditions__off">
					{ offText(
						condition,
						subject,
						laterSubject !== undefined
					) }
				</p>
			) }
		</div>
	);
}
