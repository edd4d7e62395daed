import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fieldErrorsText } from '@/lib/field-error-text';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { areQualifying, errorsOf, errorsWithin } from '@/survey-model';
import {
	ConditionList,
	blankCondition,
	subjectsIn,
} from '../../components/conditions';
import { useEditor } from '../../context';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { LOGIC, noChoiceText } from './logic-errors';

/** Which responses are sent: those that fulfil conditions, or all others. */
export function EmailLogic() {
	const { survey, errors, isRevealed } = useEditor();
	const logic = useField( LOGIC );
	const { enable, action, conditions } = logic.value;
	const canStart = areQualifying( survey.questions );
	const subjects = subjectsIn( survey.questions );
	const visibleErrors = errorsWithin( errors, LOGIC ).filter(
		// The server's errors are always shown.
		( { message } ) => isRevealed || message !== undefined
	);
	const change = ( changes: Partial< typeof logic.value > ) =>
		logic.set( ( current ) => ( { ...current, ...changes } ) );

	function toggle( isOn: boolean ): void {
		const [ first ] = subjects;
		logic.set( ( current ) => ( {
			...current,
			enable: isOn,
			conditions:
				isOn && current.conditions.length === 0 && first
					? [ blankCondition( first ) ]
					: current.conditions,
		} ) );
	}
	return (
		<div className="userfeedback-email-logic">
			<LockableToggle
				feature="conditional-email"
				medium={ MEDIUM }
				label={ __( 'Conditional logic', 'userfeedback' ) }
				help={
					canStart
						? ( fieldErrorsText(
								errorsOf( visibleErrors, `${ LOGIC }.enable` )
							) ??
							__(
								'Choose which responses are sent, by their answers.',
								'userfeedback'
							) )
						: noChoiceText()
				}
				checked={ enable }
				isDisabled={ ! canStart && ! enable }
				onChange={ toggle }
			/>
			{ enable && (
				<>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __(
							'If all of these are true',
							'userfeedback'
						) }
						value={ action }
						disabled={ logic.isLocked }
						options={ [
							{
								value: 'send',
								label: __( 'Send the email', 'userfeedback' ),
							},
							{
								value: 'not_send',
								label: __(
									'Do not send the email',
									'userfeedback'
								),
							},
						] }
						onChange={ ( value ) =>
							change( {
								action:
									value === 'not_send' ? 'not_send' : 'send',
							} )
						}
					/>
					<ConditionList
						label={ __( 'Conditions', 'userfeedback' ) }
						conditions={ conditions }
						subjects={ subjects }
						path={ `${ LOGIC }.conditions` }
						errors={ visibleErrors }
						isDisabled={ logic.isLocked }
						onChange={ ( changed ) =>
							change( { conditions: changed } )
						}
					/>
				</>
			) }
		</div>
	);
}
