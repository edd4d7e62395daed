import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../../../components/card';
import { LIMITS } from '../../../../../survey-model';
import { defaultThankYou } from '../../default-thank-you';
import { useField } from '../../use-field';

/** The message after the last question. It cannot be empty: the default replaces an empty text. */
export function ThankYouCard() {
	const message = useField( 'settings.thank_you.message' );
	const { value, error } = message;
	return (
		<Card
			title={ __( 'Thank you', 'userfeedback' ) }
			hasErrors={ error !== undefined }
			tools={ message.lock }
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
				disabled={ message.isLocked }
				maxLength={ LIMITS.messageLength }
				dir="auto"
				aria-invalid={ error !== undefined }
				value={ value }
				onChange={ message.set }
				onBlur={ () => {
					if ( value.trim() === '' ) {
						message.set( defaultThankYou() );
					}
				} }
			/>
		</Card>
	);
}
