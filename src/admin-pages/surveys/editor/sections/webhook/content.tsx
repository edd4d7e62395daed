import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { LockBlurb } from '@/components/lock';
import { TextField } from '@/components/text-field';
import { store as surveysStore } from '@/stores/surveys';
import {
	HiddenNotification,
	NotificationCard,
} from '../../components/notification-card';
import { useEditorValue } from '../../context';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { WebhookPanel } from './panel';

const MAX_URL_LENGTH = 2000;

/** Where each response is sent, and what became of it. */
export function WebhookContent() {
	const active = useField( 'notifications.webhook.active' );
	const url = useField( 'notifications.webhook.url' );
	// Without this capability, the server hides the URL and refuses changes.
	const mayChange = getAdminData().capabilities.view_results;
	return (
		<NotificationCard
			title={ __( 'Webhook', 'userfeedback' ) }
			hint={ __(
				'Sends each response to another service, signed so that the service can trust it.',
				'userfeedback'
			) }
			switchLabel={ __(
				'Send each response to a webhook',
				'userfeedback'
			) }
			isOn={ active.value }
			onSwitch={ active.set }
			// What is on can be turned off without the plan.
			isSwitchDisabled={
				! mayChange || ( active.isLocked && ! active.value )
			}
			hasErrors={ url.error !== undefined }
			isClosed={
				mayChange &&
				! active.isLocked &&
				! active.value &&
				! url.value &&
				url.error === undefined
			}
		>
			<LockBlurb feature="webhooks" medium={ MEDIUM } />
			{ mayChange ? (
				<>
					<TextField
						type="url"
						label={ __( 'URL', 'userfeedback' ) }
						help={ __(
							'For example https://example.com/responses. The guide has examples for Slack, mailing lists, spreadsheets and n8n.',
							'userfeedback'
						) }
						dir="ltr"
						autoComplete="off"
						spellCheck={ false }
						maxLength={ MAX_URL_LENGTH }
						disabled={ url.isLocked }
						value={ url.value }
						error={ url.error }
						onChange={ url.set }
						onBlur={ url.onBlur }
					/>
					<SavedWebhook />
				</>
			) : (
				<HiddenNotification />
			) }
		</NotificationCard>
	);
}

/** The secret, tests and the log, once the URL is saved. */
function SavedWebhook() {
	const { id, current } = useEditorValue( ( { survey } ) => ( {
		id: survey.id,
		current: survey.notifications.webhook.url.trim(),
	} ) );
	const saved = useSelect(
		( select ) =>
			select( surveysStore ).getSurvey( id )?.notifications.webhook.url ??
			'',
		[ id ]
	);
	if ( id > 0 && saved !== '' ) {
		return <WebhookPanel surveyId={ id } isChanged={ current !== saved } />;
	}
	return current === '' ? null : (
		<p className="userfeedback-editor__lead">
			{ __(
				'Save the survey to get a signing secret and to send a test.',
				'userfeedback'
			) }
		</p>
	);
}
