import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { GrowingField } from '@/components/growing-field';
import type { EmailQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS } from '@/survey-model';
import { useField } from '../use-field';
import type { TypePartProps } from './definition';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

/** What happens with the address, in the owner's words. */
function PrivacyTexts( { id }: { id: string } ) {
	const text = useField( `questions.${ id }.config.privacy_text` );
	const url = useField( `questions.${ id }.config.privacy_url` );
	return (
		<>
			<GrowingField
				label={ __( 'Privacy text', 'userfeedback' ) }
				help={ __(
					'What you use the address for. Visitors see it below the field.',
					'userfeedback'
				) }
				maxLength={ LIMITS.privacyLength }
				isMultiline
				value={ text.value ?? '' }
				disabled={ text.isLocked }
				error={ text.error }
				// An empty text is absent, as the server stores it.
				onChange={ ( value ) => text.set( value || undefined ) }
			/>
			<GrowingField
				label={ __( 'Link to your privacy policy', 'userfeedback' ) }
				help={ __(
					'A whole address with https. It opens in a new tab.',
					'userfeedback'
				) }
				placeholder="https://"
				maxLength={ LIMITS.urlLength }
				value={ url.value ?? '' }
				disabled={ url.isLocked }
				error={ url.error }
				onChange={ ( value ) => url.set( value || undefined ) }
			/>
		</>
	);
}

function EmailSettings( { question, edit }: TypePartProps< EmailQuestion > ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Include name', 'userfeedback' ) }
				help={ __(
					'Visitors are asked for their first name as well.',
					'userfeedback'
				) }
				checked={ question.config.include_name ?? false }
				onChange={ ( include_name ) =>
					edit( ( current ) => ( {
						...current,
						config: { ...current.config, include_name },
					} ) )
				}
			/>
			<PrivacyTexts id={ question.id } />
		</>
	);
}

export const email = defineQuestionType< EmailQuestion >( {
	name: 'email',
	label: __( 'Email Capture', 'userfeedback' ),
	icon: drawing(
		'M5.75 5.75h12.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2zM4.5 7.5l7.5 5.8 7.5-5.8'
	),
	config: { include_name: false },
	canHaveComment: false,
	comparators: COMPARATORS.email,
	Settings: EmailSettings,
} );
