import { readStored } from '../engine/storage';

/**
 * Each submission has its own key in localStorage: tabs that write one common list at the same time would overwrite
 * each other's submissions.
 */
export const PREFIX = 'userfeedback-outbox:';

/**
 * Whether a submission is waiting in this browser.
 *
 * @param id Its submission_id.
 */
export const isWaiting = ( id: string ): boolean =>
	!! readStored( 'localStorage', PREFIX + id );

/** Whether an earlier page or another tab has left submissions to send. */
export function isAnythingWaiting(): boolean {
	try {
		return Object.keys( window.localStorage ).some( ( key ) =>
			key.startsWith( PREFIX )
		);
	} catch {
		// Storage is unavailable or blocked, so nothing can have been stored.
		return false;
	}
}
