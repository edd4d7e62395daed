import { field, say, type Control } from './control';
import { send } from './request';

/**
 * Sends the visitor's private comment. What was typed stays until it is stored.
 *
 * @param control The control.
 * @param form    Its form for comments.
 */
export async function sendComment(
	control: Control,
	form: HTMLFormElement
): Promise< void > {
	const nonce = field( form, 'nonce' );
	const comment = field( form, 'comment' );
	const button = form.querySelector( 'button' );
	if ( ! nonce || ! comment || ! button || button.disabled ) {
		return;
	}
	button.disabled = true;
	say( control );
	const reply = await send( `${ control.url }/comment`, nonce, {
		comment: comment.value,
		website: field( form, 'website' )?.value ?? '',
	} );
	button.disabled = false;
	if ( 'data' in reply ) {
		form.hidden = true;
		say( control, form.dataset[ 'thanks' ] );
		// The focused button is gone; the message is next to it.
		control.root.focus();
	} else if ( 'failure' in reply && reply.failure === 'closed' ) {
		form.submit();
	} else {
		say(
			control,
			'text' in reply ? reply.text : form.dataset[ reply.failure ],
			true
		);
	}
}
