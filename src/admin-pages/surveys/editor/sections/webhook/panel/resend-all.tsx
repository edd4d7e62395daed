import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { useSnackbar } from '@/components/snackbars';
import { resendAllDeliveries } from '@/stores/webhooks-api';
import type { DeliveryList } from '@/survey-model';
import type { WebhookWork } from './use-webhook-work';

interface ResendAllProps {
	surveyId: number;
	list: DeliveryList;
	work: WebhookWork;
}

/** Sends again what did not arrive, if there is any. */
export function ResendAll( { surveyId, list, work }: ResendAllProps ) {
	const showSnackbar = useSnackbar();
	const hasAny = list.status_filters.some(
		( { status, count } ) =>
			[ 'failed', 'stopped' ].includes( status ) && count > 0
	);
	if ( ! hasAny ) {
		return null;
	}
	const name = 'resend all';

	async function resend(): Promise< void > {
		const waiting = await work.run( name, () =>
			resendAllDeliveries( surveyId )
		);
		if ( waiting === undefined ) {
			return;
		}
		showSnackbar(
			sprintf(
				/* translators: %s: number of responses. */
				_n(
					'%s response is sent again in the next minutes.',
					'%s responses are sent again in the next minutes.',
					waiting,
					'userfeedback'
				),
				formatNumber( waiting )
			),
			{ about: 'webhook' }
		);
	}
	return (
		<Button
			__next40pxDefaultSize
			accessibleWhenDisabled
			variant="secondary"
			isBusy={ work.running === name }
			disabled={ work.running !== undefined }
			onClick={ () => void resend() }
		>
			{ __( 'Send again what did not arrive', 'userfeedback' ) }
		</Button>
	);
}
