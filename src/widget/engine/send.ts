import { PREFIX } from '../outbox/waiting';
import { onLeave } from '../on-leave';
import { postOnce } from '../post-once';
import type { MountArguments, Outcome, Parcel } from '../types';
import { submittedCookie } from '../visitor-cookie';
import { store } from './storage';

/**
 * Passes a submission to the page's outbox. A visitor may finish before the outbox has been loaded, or leave without
 * it: the submission is therefore stored as the outbox stores it, so that a later page sends it, and is posted when
 * the page ends. The server stores a submission once, however often it is sent.
 *
 * @param what   The page's data and how to load the outbox.
 * @param parcel The submission.
 * @param report Called after every attempt on this page.
 */
export async function send(
	{ loadOutbox }: MountArguments,
	parcel: Parcel,
	report: ( outcome: Outcome ) => void
): Promise< void > {
	const { body, urls } = parcel;
	const opened = () => window.userfeedback?.outbox;
	let status: 'saved' | 'failed' = 'failed';
	if ( ! opened() ) {
		const left = new AbortController();
		onLeave( () => postOnce( urls[ 0 ]!, body ), left.signal );
		if (
			store( 'localStorage', PREFIX + body.submission_id, {
				...parcel,
				queued_at: Date.now(),
				attempts: 0,
				next_at: 0,
				is_held: false,
			} )
		) {
			// As good as sent: the survey must not be shown again.
			document.cookie = submittedCookie(
				parcel.cookie_name,
				body.submission_id,
				parcel.cookie_days
			);
			status = 'saved';
		}
		await loadOutbox?.().catch( () => {} );
		left.abort();
	}
	const outbox = opened();
	if ( outbox ) {
		outbox.send( parcel, report );
	} else {
		report( { status } );
	}
}
