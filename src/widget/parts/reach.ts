import type { Gate, Listener } from '../definitions';
import { reasonForCooldown, seenCookie } from './reach/cooldown';
import { reasonForShare } from './reach/share';

const gate: Gate = {
	reason: ( survey, context ) =>
		// The owner has put this one on the page: it shows to everybody who comes there.
		survey.is_embedded
			? null
			: ( reasonForCooldown( survey, context ) ??
				reasonForShare( survey, context ) ),
};

/** Remembers that a popup was seen; the last page's setting counts. */
const listener: Listener = {
	on( event, _, survey ) {
		const { cooldown_days: days } = survey;
		if ( event === 'view' && days ) {
			document.cookie = seenCookie( survey, Date.now(), days );
		}
	},
};

window.userfeedback?.register?.( 'gate', 'reach', gate );
window.userfeedback?.register?.( 'listener', 'reach', listener );
