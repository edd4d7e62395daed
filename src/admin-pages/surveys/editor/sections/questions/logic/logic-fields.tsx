import { Button, SelectControl, ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { fieldErrorText, fieldErrorsText } from '@/lib/field-error-text';
import { formatNumber } from '@/lib/format';
import type {
	Condition,
	FieldError,
	Question,
	QuestionLogic,
} from '@/survey-model';
import { activeConditions, errorsOf } from '@/survey-model';
import type { Subject } from '@/admin-pages/surveys/editor/components/conditions';
import {
	ConditionList,
	blankCondition,
	conditionsPhrase,
} from '@/admin-pages/surveys/editor/components/conditions';
import type { Edit } from '../../../question-types';

interface LogicFieldsProps {
	question: Question;
	/** The path of the logic, such as `questions[1].logic`. */
	path: string;
	/** Whether an earlier question has a type that logic can start from. */
	canStart: boolean;
	/** The first earlier question that conditions can refer to, as it is now. */
	firstSubject: () => Subject | undefined;
	/** The earlier questions that conditions can refer to; those in use while it is closed. */
	subjects: readonly Subject[];
	/** Later questions, to which conditions that are off refer. */
	later: readonly Subject[];
	/** The errors of the logic that may be shown now. */
	errors: readonly FieldError[];
	isLocked: boolean;
	/** Whether the conditions can be edited; otherwise a sentence says them. */
	isOpen: boolean;
	onOpen: ( isOpen: boolean ) => void;
	edit: Edit< Question >;
	onBlur: ( event: FocusEvent ) => void;
}

/** What the logic does, as a sentence. */
function sentence(
	{ action, conditions: all }: QuestionLogic,
	subjects: readonly Subject[]
): string {
	if ( all.length === 0 ) {
		return __( 'There are no conditions yet.', 'userfeedback' );
	}
	const conditions = activeConditions< Condition >( all );
	if ( conditions.length === 0 ) {
		return __(
			'Shown to everyone: its conditions are off for now.',
			'userfeedback'
		);
	}
	const phrase = conditionsPhrase( conditions, subjects );
	return action === 'show'
		? /* translators: %s: one or more conditions, for example “Happy?” is “Yes”. */
			sprintf( __( 'Shown if %s.', 'userfeedback' ), phrase )
		: /* translators: %s: one or more conditions, for example “Happy?” is “Yes”. */
			sprintf( __( 'Hidden if %s.', 'userfeedback' ), phrase );
}

/** The logic of a question: a sentence, or its fields. */
export function LogicFields( {
	question,
	path,
	canStart,
	firstSubject,
	subjects,
	later,
	errors,
	isLocked,
	isOpen,
	onOpen,
	edit,
	onBlur,
}: LogicFieldsProps ) {
	const { logic } = question;
	const hasErrors = errors.length > 0;
	const offCount = logic.conditions.filter( ( { off } ) => off ).length;
	const conditionsId = `userfeedback-conditions-${ question.id }`;
	const change = ( changes: Partial< QuestionLogic > ) =>
		edit( ( current ) => ( {
			...current,
			logic: { ...current.logic, ...changes },
		} ) );

	function toggle( enabled: boolean ): void {
		const first = firstSubject();
		onOpen( enabled );
		change( {
			enabled,
			conditions:
				enabled && logic.conditions.length === 0 && first
					? [ blankCondition( first ) ]
					: logic.conditions,
		} );
	}
	return (
		<div
			className="userfeedback-logic"
			data-field={ path }
			onBlur={ onBlur }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Conditional logic', 'userfeedback' ) }
				help={
					fieldErrorsText(
						errorsOf( errors, `${ path }.enabled` )
					) ??
					( canStart
						? __(
								'Show or hide this question depending on earlier answers.',
								'userfeedback'
							)
						: fieldErrorText( {
								field: path,
								code: 'no_earlier_choice',
							} ) )
				}
				disabled={ isLocked || ( ! canStart && ! logic.enabled ) }
				checked={ logic.enabled }
				onChange={ toggle }
			/>
			{ logic.enabled && (
				<div className="userfeedback-logic__summary">
					{ ! isOpen && (
						<p dir="auto">{ sentence( logic, subjects ) }</p>
					) }
					{ ! isOpen && offCount > 0 && (
						<p className="userfeedback-conditions__off">
							{ sprintf(
								/* translators: %s: number of conditions that have no effect now. */
								_n(
									'%s condition is off for now.',
									'%s conditions are off for now.',
									offCount,
									'userfeedback'
								),
								formatNumber( offCount )
							) }
						</p>
					) }
					{ isOpen && (
						<div id={ conditionsId }>
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __(
									'If all of these are true',
									'userfeedback'
								) }
								value={ logic.action }
								disabled={ isLocked }
								options={ [
									{
										label: __(
											'Show this question',
											'userfeedback'
										),
										value: 'show',
									},
									{
										label: __(
											'Hide this question',
											'userfeedback'
										),
										value: 'hide',
									},
								] }
								onChange={ ( action ) =>
									change( {
										action:
											action === 'hide' ? 'hide' : 'show',
									} )
								}
							/>
							<ConditionList
								label={ __( 'Conditions', 'userfeedback' ) }
								conditions={ logic.conditions }
								subjects={ subjects }
								later={ later }
								path={ `${ path }.conditions` }
								errors={ errors }
								isDisabled={ isLocked }
								onChange={ ( conditions ) =>
									change( { conditions } )
								}
							/>
						</div>
					) }
					{ ! hasErrors && (
						<Button
							variant="link"
							aria-expanded={ isOpen }
							aria-controls={ isOpen ? conditionsId : undefined }
							onClick={ () => onOpen( ! isOpen ) }
						>
							{ isOpen
								? __( 'Close conditions', 'userfeedback' )
								: __( 'Edit conditions', 'userfeedback' ) }
						</Button>
					) }
				</div>
			) }
		</div>
	);
}
