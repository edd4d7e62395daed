import type { Entry } from './entries';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** An answer older than this is dropped; the server would not take it any more (docs/rest.md). */
const LIFETIME = 7 * DAY;
const FIRST_DELAY = 4000;
const MAX_DELAY = 10 * MINUTE;
/** No pause is longer, whatever the server or a clock that was put back says. */
const MAX_PAUSE = DAY;

/**
 * Whether it is time to try an entry.
 *
 * @param entry  The entry.
 * @param now    Milliseconds since 1970.
 * @param isSoon Something has changed (a page was opened, the network is back): the pause between tries is skipped.
 */
export function isDue( entry: Entry, now: number, isSoon: boolean ): boolean {
	return (
		( isSoon && ! entry.is_held ) ||
		entry.next_at <= now ||
		entry.next_at > now + MAX_PAUSE
	);
}

/** Whether an entry is to be dropped. */
export function isExpired( entry: Entry, now: number ): boolean {
	return entry.queued_at < now - LIFETIME;
}

/**
 * When an entry that failed is tried again: exponential, and never all visitors at once when the site comes back.
 *
 * @param attempts   How often it has been tried, from 1.
 * @param retryAfter The pause that the server asked for in milliseconds, 0 when it asked for none.
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
 * Milliseconds until the next look at the queue: when the first entry is due, but not so often that a tab is busy with
 * it and not so late that it misses what other tabs did.
 *
 * @param entries The queue.
 * @param now     Milliseconds since 1970.
 */
export function nextLook( entries: Entry[], now: number ): number {
	const first = Math.min( ...entries.map( ( { next_at: at } ) => at ) );
	return Math.min( Math.max( first - now, 1000 ), MAX_DELAY );
}
