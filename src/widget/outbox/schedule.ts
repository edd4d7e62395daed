import type { Entry } from './entries';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Older submissions are dropped, since the server no longer accepts them (docs/rest.md). */
const LIFETIME = 7 * DAY;
const FIRST_DELAY = 4000;
const MAX_DELAY = 10 * MINUTE;
/** The maximum pause, whatever the server requests or the clock says. */
const MAX_PAUSE = DAY;

/**
 * Whether to attempt an entry now.
 *
 * @param entry  The entry.
 * @param now    Milliseconds since 1970.
 * @param isSoon Skips the pause between attempts, because something has changed (a page was opened, the network is
 *               back).
 */
export function isDue( entry: Entry, now: number, isSoon: boolean ): boolean {
	return (
		( isSoon && ! entry.is_held ) ||
		entry.next_at <= now ||
		entry.next_at > now + MAX_PAUSE
	);
}

/** Whether to drop an entry. */
export function isExpired( entry: Entry, now: number ): boolean {
	return entry.queued_at < now - LIFETIME;
}

/**
 * The time of the next attempt after a failure: exponential backoff with jitter, so that visitors do not all return
 * at once.
 *
 * @param attempts   The number of attempts, at least 1.
 * @param retryAfter The pause that the server requested in milliseconds; 0 for none.
 * @param now        Milliseconds since 1970.
 * @param random     From 0 to below 1.
 */
export function nextTry(
	attempts: number,
	retryAfter: number,
	now: number,
	random: number
): Pick< Entry, 'next_at' | 'is_held' > {
	const delay = Math.min( FIRST_DELAY * 2 ** ( attempts - 1 ), MAX_DELAY );
	const pause = Math.min( retryAfter + random * FIRST_DELAY, MAX_PAUSE );
	return {
		next_at: Math.round(
			now +
				( retryAfter
					? Math.max( pause, delay )
					: delay * ( 0.5 + random / 2 ) )
		),
		is_held: retryAfter > 0,
	};
}

/**
 * Milliseconds until the queue is checked again: when the first entry is due, with a minimum that avoids busy loops
 * and a maximum that notices changes by other tabs.
 *
 * @param entries The queue.
 * @param now     Milliseconds since 1970.
 */
export function nextLook( entries: Entry[], now: number ): number {
	const first = Math.min( ...entries.map( ( { next_at: at } ) => at ) );
	return Math.min( Math.max( first - now, 1000 ), MAX_DELAY );
}
