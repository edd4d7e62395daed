import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as webhooksStore } from '@/stores/webhooks';
import { WebhookHealth } from './health';
import { DeliveryLog } from './log';
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
	const { error, retry } = useResolution( webhooksStore, 'getWebhook', [
		surveyId,
	] );
	const work = useWebhookWork();
	if ( state === undefined ) {
		return error ? (
			<ErrorState
				error={ error }
				title={ __(
					'The webhook could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		) : (
			<Skeleton shape="row" count={ 3 } />
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
