import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { useField } from '../../use-field';

/** Whether a click on an answer goes to the next question. */
export function AutoAdvanceContent() {
	const { value, set } = useField( 'settings.behavior.auto_advance' );
	return (
		<Card title={ __( 'Next question', 'userfeedback' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Go to the next question after one click',
					'userfeedback'
				) }
				help={ __(
					'For questions with a single choice and no comment box. Visitors can go back and change their answer.',
					'userfeedback'
				) }
				checked={ value }
				onChange={ set }
			/>
		</Card>
	);
}
