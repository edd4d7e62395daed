import { ToggleControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AddressesField } from '@/components/addresses-field';
import { useTouched } from '@/hooks/use-touched';
import { LIMITS, areAddressesValid } from '@/survey-model';
import { NextButton } from '../components/next-button';
import { StepFrame } from '../components/step-frame';
import type { StepProps } from '../components/wizard-steps';
import type { WizardChoices } from '../choices';

/** What is wrong with the recipients; undefined if the wizard may go on. */
export function emailProblem( {
	active,
	addresses,
}: WizardChoices[ 'email' ] ): string | undefined {
	if ( ! active ) {
		return undefined;
	}
	if ( addresses.replaceAll( ',', '' ).trim() === '' ) {
		return __(
			'Enter an email address, or turn the emails off.',
			'userfeedback'
		);
	}
	return areAddressesValid( addresses )
		? undefined
		: __( 'Enter email addresses, separated by commas.', 'userfeedback' );
}

/** Chooses who gets an email about each response. */
export function EmailsStep( {
	wizard: { choices, change },
	onNext,
	onBack,
}: StepProps ) {
	const { email } = choices;
	const field = useRef< HTMLDivElement >( null );
	const { isTouched, onBlur } = useTouched();
	const [ isRevealed, setIsRevealed ] = useState( false );
	const problem = emailProblem( email );
	const edit = ( changes: Partial< WizardChoices[ 'email' ] > ): void =>
		change( { email: { ...email, ...changes } } );

	function next(): void {
		if ( problem === undefined ) {
			onNext();
			return;
		}
		setIsRevealed( true );
		speak( problem, 'assertive' );
		field.current
			?.querySelector< HTMLElement >( 'input[type="text"]' )
			?.focus();
	}
	return (
		<StepFrame
			step="emails"
			intro={ __(
				'UserFeedback can email you what visitors answer. All answers are in the results, too.',
				'userfeedback'
			) }
			onBack={ onBack }
			onSkip={ () => {
				edit( { active: false } );
				onNext();
			} }
			skipLabel={ __( 'Skip: no emails', 'userfeedback' ) }
			action={ <NextButton onClick={ next } /> }
		>
			<div className="userfeedback-wizard__panel" ref={ field }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Send an email for each response',
						'userfeedback'
					) }
					help={ __(
						'When many come in an hour, one email covers several.',
						'userfeedback'
					) }
					checked={ email.active }
					onChange={ ( active ) => edit( { active } ) }
				/>
				{ email.active && (
					<AddressesField
						label={ __( 'Addresses', 'userfeedback' ) }
						help={ __(
							'Separate several addresses with commas.',
							'userfeedback'
						) }
						maxLength={ LIMITS.messageLength }
						value={ email.addresses }
						error={ isTouched || isRevealed ? problem : undefined }
						onChange={ ( addresses ) => edit( { addresses } ) }
						onBlur={ onBlur }
					/>
				) }
			</div>
		</StepFrame>
	);
}
