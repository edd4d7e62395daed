import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../../components/card';
import { defaultThankYou } from '../default-thank-you';

interface ThankYouCardProps {
	message: string;
	onChange: ( message: string ) => void;
}

/** What a visitor reads after the last question. It cannot be empty: the default takes its place. */
export function ThankYouCard( { message, onChange }: ThankYouCardProps ) {
	return (
		<Card
			title={ __( 'Thank you', 'userfeedback' ) }
			label={ __( 'Thank you', 'userfeedback' ) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Thank-you message', 'userfeedback' ) }
				help={ __( 'Shown after the last question.', 'userfeedback' ) }
				rows={ 2 }
				value={ message }
				onChange={ onChange }
				onBlur={ () => {
					if ( message.trim() === '' ) {
						onChange( defaultThankYou() );
					}
				} }
			/>
		</Card>
	);
}
