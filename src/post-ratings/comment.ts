import { valueOf, type Control } from './control';
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
	if ( form.ariaBusy || form.hidden ) {
		return;
	}
	form.ariaBusy = 'true';
	const comment = valueOf( form, 'comment' );
	const stored = await send( control, form, '/comment', { comment } );
	form.ariaBusy = null;
	if ( stored ) {
		form.hidden = true;
		// The focused button is gone; the message is next to it.
		control.focus();
	}
}
