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
 * @return What the server says; null if nothing was stored.
 */
export async function send(
	control: Control,
	form: HTMLFormElement,
	path: string,
	fields: object,
	nonce?: string
): Promise< RatingAnswer | null > {
	const body = JSON.stringify( {
		...fields,
		nonce: nonce ?? valueOf( form, 'nonce' ),
		website: valueOf( form, 'website' ),
	} );
	say( control );
	const answer = await ask< Content >( urlOf( control ) + path, body, {
		keepalive: true,
		signal: AbortSignal.timeout?.( PATIENCE ) ?? null,
	} ).catch( () => null );
	if ( ! answer ) {
		say( control, form.dataset[ 'offline' ], true );
		return null;
	}
	const { status } = answer;
	const { success, data, code, message } = answer.content ?? {};
	if ( status < 300 && success ) {
		say( control, form.dataset[ 'thanks' ] );
		return data ?? { value: null };
	}
	if ( code?.startsWith( 'userfeedback_' ) ) {
		if ( data?.nonce && ! nonce ) {
			return send( control, form, path, fields, data.nonce );
		}
		say( control, message, true );
	} else if ( status < 500 ) {
		form.submit();
	} else {
		say( control, form.dataset[ 'failed' ], true );
	}
	return null;
}

/**
 * Reads the visitor's own rating and the present average; null if that fails.
 *
 * @param control The control.
 */
export async function read( control: Control ): Promise< RatingAnswer | null > {
	try {
		const response = await window.fetch( urlOf( control ), {
			cache: 'no-store',
		} );
		return response.ok ? ( await response.json() ).data : null;
	} catch {
		return null;
	}
}
