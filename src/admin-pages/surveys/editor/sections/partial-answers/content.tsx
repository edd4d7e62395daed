import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';

/** Whether the answers of visitors who do not finish are kept. */
export function PartialAnswersContent() {
	const { value, set } = useField( 'settings.behavior.keep_partial' );
	const days = getAdminData().partial_days;
	return (
		<Card title={ __( 'Partial answers', 'userfeedback' ) }>
			<LockableToggle
				feature="partial-answers"
				medium={ MEDIUM }
				label={ __( 'Keep partial answers', 'userfeedback' ) }
				help={ sprintf(
					/* translators: %d: number of days. */
					_n(
						'If visitors leave before the end, the answers that they have given are kept for %d day. They are listed as partial responses and are not counted in the results.',
						'If visitors leave before the end, the answers that they have given are kept for %d days. They are listed as partial responses and are not counted in the results.',
						days,
						'userfeedback'
					),
					days
				) }
				checked={ value }
				onChange={ set }
			/>
		</Card>
	);
}
