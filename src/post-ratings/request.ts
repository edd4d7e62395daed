import { ask } from '../widget/engine/request';
import { say, urlOf, valueOf, type Control } from './control';

/** What POST and GET posts/{id}/rating answer. */
export interface RatingAnswer {
	/** The visitor's own rating; null without one. */
	value: number | null;
	may_comment?: boolean;
	invites?: boolean;
	/** Average and number of ratings as visitors read them; `fill` is a percentage. */
	texts?: { average: string; count: string; fill: string };
}

interface Content {
	success: boolean;
	data: RatingAnswer & { nonce?: string };
	code: string;
	message: string;
}

/** Milliseconds without an answer after which a request has failed: until then, the rating looks stored. */
const PATIENCE = 10_000;

/**
 * Sends a form, and says at the control what came of it. Where visitors cannot use the REST API, the form is sent as
 * without scripts, which leaves the page.
 *
 * If the page's token is out of date, the request is repeated once with the one that the refusal carries.
 *
 * @param control The control.
 * @param form    One of its forms. Its attributes have the texts.
 * @param path    After the URL of the post's rating.
 * @param fields  What to send besides the token and the field for robots.
 * @param nonce   Another token than the form's.
 * @return What the server says; undefined if nothing was stored.
 */
export async function send(
	control: Control,
	form: HTMLFormElement,
	path: string,
	fields: object,
	nonce?: string
): Promise< Partial< Content > | undefined > {
	say( control );
	const answer = await ask< Content >( urlOf( control ) + path, {
		body: JSON.stringify( {
			...fields,
			nonce: nonce ?? valueOf( form, 'nonce' ),
			website: valueOf( form, 'website' ),
		} ),
		keepalive: true,
		signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
	} );
	if ( ! answer ) {
		say( control, form.dataset[ 'offline' ], true );
		return undefined;
	}
	const { success, data, code, message } = answer.content ?? {};
	if ( answer.response.ok && success ) {
		say( control, form.dataset[ 'thanks' ] );
		return answer.content;
	}
	if ( code?.startsWith( 'userfeedback_' ) ) {
		if ( data?.nonce && ! nonce ) {
			return send( control, form, path, fields, data.nonce );
		}
		say( control, message, true );
	} else if ( answer.response.status < 500 ) {
		form.submit();
	} else {
		say( control, form.dataset[ 'failed' ], true );
	}
	return undefined;
}

/**
 * Reads the visitor's own rating and the present average; undefined if that fails.
 *
 * @param control The control.
 */
export async function read(
	control: Control
): Promise< RatingAnswer | undefined > {
	const answer = await ask< Content >( urlOf( control ), {
		cache: 'no-store',
	} );
	return answer?.response.ok ? answer.content?.data : undefined;
}
