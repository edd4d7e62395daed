import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { RadioCards } from '@/components/radio-cards';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';

/** How long the same visitor keeps seeing the survey. */
export function DisplayLengthContent() {
	const length = useField( 'settings.behavior.display_length' );
	return (
		<Card
			title={ __( 'Display length', 'userfeedback' ) }
			hasErrors={ length.error !== undefined }
		>
			<RadioCards
				label={ __( 'How often a visitor sees it', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ length.value }
				error={ length.error }
				onChange={ length.set }
				cards={ [
					{
						value: 'until_response',
						label: __( 'Until answered', 'userfeedback' ),
						description: __(
							'It comes back on each visit until the visitor has answered.',
							'userfeedback'
						),
					},
					{
						value: 'once',
						label: __( 'Once', 'userfeedback' ),
						description: __(
							'Each visitor sees it one time, answered or not.',
							'userfeedback'
						),
						feature: 'display-length',
					},
					{
						value: 'repeatedly',
						label: __( 'Repeatedly', 'userfeedback' ),
						description: __(
							'It always shows, so the same visitor can answer again.',
							'userfeedback'
						),
						feature: 'display-length',
					},
				] }
			/>
		</Card>
	);
}
