import { redirectTarget } from '../../survey-model/redirect-target';
import type { Answer } from '../definitions';
import { send } from '../app/send';
import type { MountArguments, Outcome, Parcel } from '../types';

/** Finishes a form. */
export interface Ending {
	form: HTMLFormElement;
	what: MountArguments;
	answers: readonly Answer[];
	/** Null if there is nothing to send. */
	parcel: Parcel | null;
	/** Called with each new status of the delivery. */
	onDelivery: ( status: string ) => void;
}

/**
 * Shows the thank-you message in place of the form, at once, and sends the answers. If they cannot be sent, says so. The page
 * does not move: the place keeps its height.
 *
 * @param ending The form with its answers.
 */
export function finish( ending: Ending ): void {
	const { form, what, answers, parcel, onDelivery } = ending;
	const { strings } = what.data;
	const { thank_you: thankYou } = what.survey.settings;
	const { box, message } = replaceForm( form, thankYou.message );
	message.focus();

	if ( parcel ) {
		deliver();
	} else {
		leave();
	}

	function deliver(): void {
		onDelivery( 'sending' );
		void send( what, parcel!, ( outcome ) => {
			onDelivery( outcome.status );
			show( outcome );
		} );
	}

	function show( outcome: Outcome ): void {
		const hadFocus = box.matches( ':focus-within' );
		const isThanks =
			outcome.status === 'sent' || outcome.status === 'saved';
		message.textContent =
			( isThanks ? thankYou.message : problem( outcome ) ) ?? '';
		const detail = [ ...details( outcome ) ].map( ( text ) =>
			paragraph( 'userfeedback-detail', text )
		);
		// The message stays where it is, because it has the focus.
		while ( message.nextSibling ) {
			message.nextSibling.remove();
		}
		message.after( ...detail );
		if ( outcome.status === 'failed' ) {
			box.append( retryButton() );
		}
		if ( hadFocus ) {
			// It may have been on a button that is gone.
			message.focus();
		}
		if ( isThanks ) {
			leave();
		}
	}

	function problem( outcome: Outcome ): string | undefined {
		if ( outcome.status !== 'refused' ) {
			return strings.error_send;
		}
		return outcome.isSurveyClosed
			? strings.error_closed
			: strings.error_refused;
	}

	function details( outcome: Outcome ): string[] {
		if ( outcome.status === 'saved' ) {
			return [ strings.saved ?? '' ];
		}
		return outcome.status === 'refused' && ! outcome.isSurveyClosed
			? [ outcome.message ]
			: [];
	}

	function retryButton(): HTMLButtonElement {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'wp-element-button';
		button.textContent = strings.retry ?? '';
		button.addEventListener( 'click', () => {
			button.textContent = strings.sending ?? '';
			button.disabled = true;
			// The button may disappear before its result is announced.
			message.focus();
			deliver();
		} );
		return button;
	}

	/** Once the answers cannot be lost any more. */
	function leave(): void {
		const url = redirectTarget( thankYou, answers );
		if ( url ) {
			window.location.assign( url );
		}
	}
}

/**
 * Shows a message in place of a form whose survey the visitor has finished before, or in another tab.
 *
 * @param form    The form.
 * @param text    The message.
 * @param waiting What to say besides if those answers are not sent yet.
 */
export function showInstead(
	form: HTMLFormElement,
	text: string | undefined,
	waiting?: string | false
): void {
	// Nobody has asked for the message: it takes the focus only from what it replaces.
	const hadFocus = form.matches( ':focus-within' );
	const { box, message } = replaceForm( form, text );
	if ( waiting ) {
		box.append( paragraph( 'userfeedback-detail', waiting ) );
	}
	if ( hadFocus ) {
		message.focus();
	}
}

function replaceForm( form: HTMLFormElement, text: string | undefined ) {
	const frame = form.parentElement!;
	frame.style.minBlockSize = `${ frame.offsetHeight }px`;
	const box = document.createElement( 'div' );
	box.className = 'userfeedback-thanks';
	// What the server says may come much later: it is announced, and takes no focus.
	box.setAttribute( 'role', 'status' );
	const message = paragraph( 'userfeedback-message', text );
	message.tabIndex = -1;
	box.append( message );
	const logo = form.querySelector( '.userfeedback-logo' );
	form.replaceWith( box, ...( logo ? [ logo ] : [] ) );
	return { box, message };
}

function paragraph( name: string, text = '' ): HTMLParagraphElement {
	const element = document.createElement( 'p' );
	element.className = name;
	// Owners' texts may have another direction than the page.
	element.dir = 'auto';
	element.textContent = text;
	return element;
}
