import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Lock } from '../../../components/lock';

/** The padlock for the actions that the plan does not include. */
export function LockedActions() {
	return (
		<span className="userfeedback-responses__locked-actions">
			<Button size="compact" variant="tertiary" disabled>
				{ __( 'Delete', 'userfeedback' ) }
			</Button>
			<Lock feature="response-changes" medium="responses" />
		</span>
	);
}
