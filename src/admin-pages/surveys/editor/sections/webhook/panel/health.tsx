import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatDateTime } from '@/lib/format';
import { resumeWebhook } from '@/stores/webhooks-api';
import type { WebhookState } from '@/survey-model';
import type { WebhookWork } from './use-webhook-work';

interface WebhookHealthProps {
	surveyId: number;
	state: WebhookState;
	work: WebhookWork;
}

/** What is wrong with the receiver, while something is. */
export function WebhookHealth( { surveyId, state, work }: WebhookHealthProps ) {
	if ( state.stopped_at !== null ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				className="userfeedback-webhook__notice"
			>
				<p>{ stoppedText( state ) }</p>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="secondary"
					isBusy={ work.running === 'resume' }
					disabled={ work.running === 'resume' }
					onClick={ () =>
						void work.run( 'resume', () =>
							resumeWebhook( surveyId )
						)
					}
				>
					{ __( 'Start sending again', 'userfeedback' ) }
				</Button>
			</Notice>
		);
	}
	return state.failing_since === null ? null : (
		<Notice
			status="warning"
			isDismissible={ false }
			className="userfeedback-webhook__notice"
		>
			{ sprintf(
				/* translators: 1 and 2: date and time. */
				__(
					'The receiver has not taken any response since %1$s. Responses wait and are sent again, the next time after %2$s.',
					'userfeedback'
				),
				formatDateTime( state.failing_since ),
				formatDateTime( state.retry_at )
			) }
		</Notice>
	);
}

function stoppedText( { stopped_at, stopped_for }: WebhookState ): string {
	const text =
		stopped_for === 'gone'
			? /* translators: %s: date and time. */
				__(
					'Nothing has been sent since %s: the receiver said that this address no longer exists (410). Correct the URL if it has moved, then start again.',
					'userfeedback'
				)
			: /* translators: %s: date and time. */
				__(
					'Nothing has been sent since %s: the receiver had failed for 5 days. The log says why. Once it works, start again.',
					'userfeedback'
				);
	return sprintf( text, formatDateTime( stopped_at ) );
}
