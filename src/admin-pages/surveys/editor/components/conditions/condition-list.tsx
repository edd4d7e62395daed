import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { fieldErrorsText } from '@/lib/field-error-text';
import type { Condition, FieldError } from '@/survey-model';
import { LIMITS, errorsOf } from '@/survey-model';
import { ConditionFields } from './condition-fields';
import type { Subject } from './subjects';
import { blankCondition } from './subjects';
import './conditions.scss';

interface ConditionListProps {
	/** The accessible name of the list. */
	label: string;
	conditions: readonly Condition[];
	/** The questions that conditions may refer to; see subjectsIn(). */
	subjects: readonly Subject[];
	/** Later questions, to which only conditions that are off refer. */
	later?: readonly Subject[];
	/** The path of the list, such as `questions[1].logic.conditions`. */
	path: string;
	/** The errors that may be shown now. */
	errors: readonly FieldError[];
	isDisabled?: boolean;
	onChange: ( conditions: Condition[] ) => void;
}

/** Conditions that must all hold, as rows that can be added and removed. */
export function ConditionList( {
	label,
	conditions,
	subjects,
	later = [],
	path,
	errors,
	isDisabled = false,
	onChange,
}: ConditionListProps ) {
	const list = useRef< HTMLDivElement >( null );
	// The row to focus may exist only after the next render.
	const toFocus = useRef< number >();
	useLayoutEffect( () => {
		if ( toFocus.current !== undefined ) {
			const rows = list.current?.querySelectorAll< HTMLElement >(
				'.userfeedback-conditions__row'
			);
			const row = rows?.[ Math.min( toFocus.current, rows.length - 1 ) ];
			const button = list.current?.querySelector< HTMLElement >(
				'.userfeedback-conditions__add'
			);
			(
				row?.querySelector< HTMLElement >( 'select' ) ?? button
			)?.focus();
			toFocus.current = undefined;
		}
	}, [ conditions.length ] );
	const [ first ] = subjects;
	const listError = fieldErrorsText( errorsOf( errors, path ) );

	function add( subject: Subject ): void {
		toFocus.current = conditions.length;
		onChange( [ ...conditions, blankCondition( subject ) ] );
	}
	function remove( index: number ): void {
		toFocus.current = index;
		onChange( conditions.filter( ( _, place ) => place !== index ) );
	}
	return (
		<div
			className="userfeedback-conditions"
			role="group"
			aria-label={ label }
			data-field={ path }
			ref={ list }
		>
			{ conditions.map( ( condition, index ) => (
				// Conditions have no ids, so that the index is their key.
				<div className="userfeedback-conditions__row" key={ index }>
					<ConditionFields
						condition={ condition }
						number={ index + 1 }
						subjects={ subjects }
						later={ later }
						path={ `${ path }[${ index }]` }
						errors={ errors }
						isDisabled={ isDisabled }
						onChange={ ( changed ) =>
							onChange(
								conditions.map( ( other, place ) =>
									place === index ? changed : other
								)
							)
						}
					/>
					<Button
						className="userfeedback-conditions__remove"
						icon={ closeSmall }
						disabled={ isDisabled }
						label={ sprintf(
							/* translators: %d: number of a condition. */
							__( 'Remove condition %d', 'userfeedback' ),
							index + 1
						) }
						onClick={ () => remove( index ) }
					/>
				</div>
			) ) }
			{ listError !== undefined && (
				<p className="userfeedback-conditions__error">{ listError }</p>
			) }
			{ first !== undefined && conditions.length < LIMITS.conditions && (
				<Button
					className="userfeedback-conditions__add"
					variant="tertiary"
					icon={ plus }
					disabled={ isDisabled }
					onClick={ () => add( first ) }
				>
					{ __( 'Add condition', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}
