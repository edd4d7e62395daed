import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';

/** Whether the survey first shows as its closed tab. */
export function StartMinimizedContent() {
	const { value, set } = useField( 'settings.behavior.start_minimized' );
	return (
		<Card title={ __( 'Start minimized', 'userfeedback' ) }>
			<LockableToggle
				feature="start-minimized"
				medium={ MEDIUM }
				label={ __( 'Start as a small tab', 'userfeedback' ) }
				help={ __(
					'Visitors see only the tab at the edge of the page and open the survey themselves. If they have opened or closed it before, it stays as they left it.',
					'userfeedback'
				) }
				checked={ value }
				onChange={ set }
			/>
		</Card>
	);
}
