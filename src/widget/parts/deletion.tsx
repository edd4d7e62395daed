import type { Strings, ThankYouProps } from '../definitions';
import { lastResponse } from '../visitor-cookie';

/** Asks the site to delete the answers; the site answers the same whether it has them. */
async function erase( url: string, id: string ): Promise< boolean > {
	try {
		const { status } = await window.fetch( url, {
			method: 'POST',
			credentials: 'omit',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { submission_id: id } ),
		} );
		return status === 202;
	} catch {
		return false;
	}
}

/** A button that deletes the answers when it is clicked twice, and what came of it. */
function draw( place: HTMLElement, strings: Strings, id?: string ): void {
	if ( ! id || place.firstChild ) {
		return;
	}
	const button = document.createElement( 'button' );
	const message = document.createElement( 'p' );
	const say = ( element: HTMLElement, key: string ) => {
		element.textContent = strings[ key ] ?? '';
	};
	let isSure = false;
	button.type = 'button';
	// The class of the widget's buttons, and that of the theme's.
	button.className = 'button wp-element-button';
	say( button, 'delete_answers' );
	message.setAttribute( 'role', 'status' );
	button.addEventListener( 'click', async () => {
		if ( ! isSure ) {
			isSure = true;
			say( button, 'delete_really' );
			return;
		}
		button.disabled = true;
		const isDone = await erase( strings[ 'delete_url' ] ?? '', id );
		say( message, isDone ? 'delete_done' : 'delete_failed' );
		button.hidden = isDone;
		button.disabled = false;
	} );
	place.append( button, message );
}

function Deletion( { strings, status, survey }: ThankYouProps ) {
	return status === 'sent' ? (
		<div
			ref={ ( place ) =>
				place &&
				draw( place, strings, lastResponse( survey.cookie_name ) )
			}
		/>
	) : null;
}

// Offers visitors to delete what they have just answered (the plugin's setting visitor_deletion): in popups and in the page's content.
const register = window.userfeedback?.register;
register?.( 'thank-you', 'message', { View: Deletion } );
register?.( 'ending', 'deletion', {
	draw: ( place, { data }, id ) => draw( place, data.strings as Strings, id ),
} );
