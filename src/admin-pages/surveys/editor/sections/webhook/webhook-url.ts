import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import type { SurveyNotifications } from '@/survey-model';

// As in the PHP class WebhookUrl.
const URL_PATTERN =
	/^https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?)(?::\d{1,5})?(?:[/?#][^\s\\<>"]*)?$/i;

/** Names and IPv4 addresses that are not on the internet, as browsers write them. */
const PRIVATE_HOST =
	/^(?:[^.]*|.*\.(?:localhost|local|internal)|(?:0|10|127)(?:\.\d+){3}|169\.254(?:\.\d+){2}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/;

function parsed( url: string ): URL | undefined {
	try {
		return new URL( url );
	} catch {
		return undefined;
	}
}

/** What is wrong with the URL of a webhook; undefined for a valid one. The server checks more: it decides. */
function problemOf( url: string ): string | undefined {
	const address = URL_PATTERN.test( url ) ? parsed( url ) : undefined;
	if ( address === undefined ) {
		return __(
			'Enter a complete URL that starts with https://.',
			'userfeedback'
		);
	}
	if ( getAdminData().webhook_origins.includes( address.origin ) ) {
		return undefined;
	}
	// Without the final dot that a host name may have.
	const host = address.hostname.replace( /\.$/, '' );
	if ( ! host.startsWith( '[' ) && PRIVATE_HOST.test( host ) ) {
		return __(
			'This URL is inside a private network. Enter one that is on the internet.',
			'userfeedback'
		);
	}
	return address.protocol === 'https:'
		? undefined
		: __(
				'Answers are sent encrypted only. Enter a URL that starts with https://.',
				'userfeedback'
			);
}

/** What is wrong with a webhook: its URL, or that it is on and has none. */
export function webhookUrlError( {
	active,
	url,
}: SurveyNotifications[ 'webhook' ] ):
	{ code: string; text: string } | undefined {
	const trimmed = url.trim();
	if ( trimmed === '' ) {
		return active
			? {
					code: 'missing_url',
					text: __(
						'Enter the URL that receives the responses, or turn the webhook off.',
						'userfeedback'
					),
				}
			: undefined;
	}
	const text = problemOf( trimmed );
	return text === undefined ? undefined : { code: 'invalid_url', text };
}
