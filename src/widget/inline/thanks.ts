import { redirectTarget } from '../../survey-model/redirect-target';
import type { State } from '../engine/state';
import type { Ending } from '../engine/texts';
import { endingOf } from '../engine/texts';
import { partsOf } from '../registry';
import type { MountArguments } from '../types';

type Words = Pick< Ending, 'headline' | 'detail' >;

/** What stands in place of a form whose survey is over. */
export interface Thanks {
	show: ( state: State ) => void;
}

/**
 * The end of a form: the thank-you message in its place, at once, or what became of the answers. The page does not move: the
 * place keeps its height.
 *
 * @param form  The form.
 * @param what  The page's data and the survey.
 * @param retry Sends the answers once more.
 */
export function createThanks(
	form: HTMLFormElement,
	what: MountArguments,
	retry: () => void
): Thanks {
	const { strings } = what.data;
	let place: ReturnType< typeof replaceForm > | undefined;
	let drawn = '';
	let hasLeft = false;

	function retryButton( isRetrying: boolean ): HTMLButtonElement {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'wp-element-button';
		button.textContent = strings[ isRetrying ? 'sending' : 'retry' ] ?? '';
		button.disabled = isRetrying;
		button.addEventListener( 'click', retry );
		return button;
	}

	/** Draws what has changed: screen readers say it again. */
	function draw( ending: Ending, id: string ): void {
		const { box, message } = place!;
		const { canRetry, detail, headline, isRetrying } = ending;
		const now = JSON.stringify( ending );
		if ( now === drawn ) {
			return;
		}
		drawn = now;
		const hadFocus = box.matches( ':focus-within' );
		if ( message.textContent !== headline ) {
			message.textContent = headline ?? '';
		}
		// The message stays where it is, because it has the focus.
		while ( message.nextSibling ) {
			message.nextSibling.remove();
		}
		box.append(
			...( detail ? [ paragraph( 'userfeedback-detail', detail ) ] : [] ),
			...( canRetry ? [ retryButton( isRetrying ) ] : [] )
		);
		if ( ending.thanks === 'sent' ) {
			for ( const part of partsOf( 'ending' ) ) {
				const own = document.createElement( 'div' );
				box.append( own );
				part.draw( own, what, id );
			}
		}
		if ( hadFocus ) {
			// It may have been on a button that is gone.
			message.focus();
		}
	}

	/** Once the answers cannot be lost any more. */
	function leave( { answers, survey }: State ): void {
		const url = redirectTarget( survey.settings.thank_you, answers );
		if ( url && ! hasLeft ) {
			hasLeft = true;
			window.location.assign( url );
		}
	}

	return {
		show( state ) {
			const ending = endingOf( state, strings );
			if ( ! place ) {
				const isAskedFor = state.delivery.status !== 'elsewhere';
				place = showInstead( form, ending, isAskedFor );
				drawn = JSON.stringify( ending );
			}
			draw( ending, state.submissionId );
			if ( ending.thanks && ending.thanks !== 'sending' ) {
				leave( state );
			}
		},
	};
}

/**
 * Shows a message in place of a form.
 *
 * @param form       The form.
 * @param words      The message.
 * @param isAskedFor Whether the visitor has just finished; otherwise the message takes the focus only from what it replaces.
 */
export function showInstead(
	form: HTMLFormElement,
	{ headline, detail }: Words,
	isAskedFor = false
) {
	const takesFocus = isAskedFor || form.matches( ':focus-within' );
	const place = replaceForm( form, headline );
	if ( detail ) {
		place.box.append( paragraph( 'userfeedback-detail', detail ) );
	}
	if ( takesFocus ) {
		place.message.focus();
	}
	return place;
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
