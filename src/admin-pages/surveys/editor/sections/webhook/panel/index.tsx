import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { useResolution } from '@/hooks/use-resolution';
import { store as webhooksStore } from '@/stores/webhooks';
import { WebhookHealth } from './health';
import { DeliveryLog } from './log';
import { Pending } from './pending';
import { WebhookSecret } from './secret';
import { WebhookTest } from './test-request';
import { useWebhookWork } from './use-webhook-work';
import './panel.scss';

interface WebhookPanelProps {
	surveyId: number;
	/** Whether the URL on screen is not the saved one. */
	isChanged: boolean;
}

/** State, secret, test and log of a webhook that is saved. */
export function WebhookPanel( { surveyId, isChanged }: WebhookPanelProps ) {
	const state = useSelect(
		( select ) => select( webhooksStore ).getWebhook( surveyId ),
		[ surveyId ]
	);
	const resolution = useResolution( webhooksStore, 'getWebhook', [
		surveyId,
	] );
	const work = useWebhookWork();
	if ( state === undefined ) {
		return (
			<Pending
				resolution={ resolution }
				failure={ __(
					'The webhook could not be loaded',
					'userfeedback'
				) }
			/>
		);
	}
	return (
		<div className="userfeedback-webhook">
			{ work.error && (
				<Notice
					status="error"
					onRemove={ work.forgetError }
					className="userfeedback-webhook__notice"
				>
					{ describeError( work.error ) }
				</Notice>
			) }
			<WebhookHealth
				surveyId={ surveyId }
				state={ state }
				work={ work }
			/>
			<WebhookSecret
				surveyId={ surveyId }
				state={ state }
				work={ work }
			/>
			<WebhookTest
				surveyId={ surveyId }
				isChanged={ isChanged }
				work={ work }
			/>
			<DeliveryLog surveyId={ surveyId } work={ work } />
		</div>
	);
}
