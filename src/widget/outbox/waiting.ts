/**
 * Each submission has a key of its own in localStorage: tabs that read and write one common list at the same time would
 * overwrite each other's answers.
 */
export const PREFIX = 'userfeedback-outbox:';

/** Whether an earlier page or another tab has left something to send. */
export function isAnythingWaiting(): boolean {
	try {
		return Object.keys( window.localStorage ).some( ( key ) =>
			key.startsWith( PREFIX )
		);
	} catch {
		// Missing or forbidden: then nothing can have been left.
		return false;
	}
}
