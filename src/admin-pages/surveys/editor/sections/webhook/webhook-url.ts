import { __ } from '@wordpress/i18n';

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
export function webhookUrlProblem( url: string ): string | undefined {
	const address = URL_PATTERN.test( url ) ? parsed( url ) : undefined;
	if ( address === undefined ) {
		return __(
			'Enter a complete URL that starts with https:// or http://.',
			'userfeedback'
		);
	}
	// Without the final dot that a host name may have.
	const host = address.hostname.replace( /\.$/, '' );
	return ! host.startsWith( '[' ) && PRIVATE_HOST.test( host )
		? __(
				'This URL is inside a private network. Enter one that is on the internet.',
				'userfeedback'
			)
		: undefined;
}
