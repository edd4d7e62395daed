import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { LockBlurb } from '@/components/lock';
import { TextField } from '@/components/text-field';
import { useField } from '../../use-field';
import { MEDIUM } from '../../medium';
import { NotificationTitle } from '../email/title';
import { WebhookSecret } from './secret';

const MAX_URL_LENGTH = 2000;

/** The URL and the secret of a webhook. It has no switch, because nothing is sent yet. */
export function WebhookContent() {
	const url = useField( 'notifications.webhook.url' );
	const mayChange = getAdminData().capabilities.view_results;
	const title = __( 'Webhook', 'userfeedback' );
	return (
		<Card
			title={
				<NotificationTitle
					title={ title }
					hint={ __(
						'Will send each response to another service, signed so that the service can trust it.',
						'userfeedback'
					) }
				/>
			}
			label={ title }
			hasErrors={ url.error !== undefined }
		>
			<p className="userfeedback-editor__lead">
				{ __(
					'This version does not send webhooks yet. You can prepare one: UserFeedback keeps the URL, and sends nothing before you turn it on in a later version.',
					'userfeedback'
				) }
			</p>
			<LockBlurb feature="webhooks" medium={ MEDIUM } />
			{ mayChange ? (
				<>
					<TextField
						type="url"
						label={ __( 'URL', 'userfeedback' ) }
						help={ __(
							'For example https://example.com/responses. Leave it empty for no webhook.',
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
					{ url.value.trim() !== '' && <WebhookSecret /> }
				</>
			) : (
				<p className="userfeedback-editor__locked">
					{ __(
						'Only people who may view results can see and change who is notified.',
						'userfeedback'
					) }
				</p>
			) }
		</Card>
	);
}
