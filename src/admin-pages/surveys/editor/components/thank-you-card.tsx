import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../../components/card';
import { fieldErrorsText } from '../../../../components/field-error-text';
import { Lock } from '../../../../components/lock';
import { useFeature } from '../../../../hooks/use-feature';
import type { FieldError, SurveySettings } from '../../../../survey-model';
import { LIMITS, errorsOf } from '../../../../survey-model';
import { defaultThankYou } from '../default-thank-you';
import { MEDIUM } from '../use-locked-types';

interface ThankYouCardProps {
	settings: SurveySettings;
	errors: readonly FieldError[];
	onChange: ( settings: SurveySettings ) => void;
}

/** What a visitor reads after the last question. It cannot be empty: the default takes its place. */
export function ThankYouCard( {
	settings,
	errors,
	onChange,
}: ThankYouCardProps ) {
	const { message } = settings.thank_you;
	const { isAllowed } = useFeature( 'thank-you-message' );
	const error = fieldErrorsText(
		errorsOf( errors, 'settings.thank_you.message' )
	);
	function change( text: string ): void {
		onChange( {
			...settings,
			thank_you: { ...settings.thank_you, message: text },
		} );
	}
	return (
		<Card
			title={ __( 'Thank you', 'userfeedback' ) }
			label={ __( 'Thank you', 'userfeedback' ) }
			hasErrors={ error !== undefined }
			tools={ <Lock feature="thank-you-message" medium={ MEDIUM } /> }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				className={ `userfeedback-text-field${ error === undefined ? '' : ' is-invalid' }` }
				label={ __( 'Thank-you message', 'userfeedback' ) }
				help={
					error ??
					__( 'Shown after the last question.', 'userfeedback' )
				}
				rows={ 2 }
				disabled={ ! isAllowed }
				maxLength={ LIMITS.messageLength }
				dir="auto"
				aria-invalid={ error !== undefined }
				value={ message }
				onChange={ change }
				onBlur={ () => {
					if ( message.trim() === '' ) {
						change( defaultThankYou() );
					}
				} }
			/>
		</Card>
	);
}
