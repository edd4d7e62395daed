import type { Outbox, Outcome } from '../types';
import { askedCookie, lastResponse, submittedCookie } from '../visitor-cookie';
import { openEntries } from './entries';
import { post, TIME_LIMIT } from './post';
import { isDue, isExpired, nextLook, nextTry } from './schedule';

/** How long an entry is reserved for the tab that attempts it, in milliseconds; afterwards other tabs may attempt it. */
const LEASE = TIME_LIMIT + 5000;

/**
 * Opens this tab's end of the queue and sends what earlier pages left in it.
 *
 * @param now    Opens the queue for this tab and sends the submissions that earlier pages left.
 * @param random Returns a number from 0 to below 1.
 */
export function openOutbox( now: () => number, random: () => number ): Outbox {
	const entries = openEntries();
	const reports = new Map< string, ( outcome: Outcome ) => void >();
	let timer: ReturnType< typeof setTimeout > | undefined;

	/** Attempts to send one entry, if it still exists and is due. */
	async function attempt( id: string, isSoon: boolean ): Promise< void > {
		const entry = entries.read( id );
		if ( ! entry || isExpired( entry, now() ) ) {
			entries.remove( id );
			return;
		}
		if ( ! isDue( entry, now(), isSoon ) ) {
			return;
		}
		// The page may have ended between queueing and the first attempt.
		const isFirst = ! entry.attempts && now() - entry.queued_at < LEASE;
		const tried = {
			...entry,
			attempts: entry.attempts + 1,
			// The entry may come from a wrong clock or be forged: a later time would never expire, and may exceed the
			// range of dates.
			queued_at: Math.min( entry.queued_at, now() ),
		};
		entries.write( {
			...tried,
			next_at: now() + LEASE,
			// A lock ends with its tab; without locks, the entry is held until its lease expires.
			is_held: ! navigator.locks,
		} );
		const reply = await post(
			entry.urls,
			isFirst
				? entry.body
				: { ...entry.body, queued_at: isoDate( tried.queued_at ) },
			isFirst,
			now
		);
		if ( reply.status !== 'failed' ) {
			entries.remove( id );
			if ( reply.status === 'sent' ) {
				document.cookie = submittedCookie(
					entry.cookie_name,
					id,
					entry.cookie_days
				);
			} else if ( lastResponse( entry.cookie_name ) === id ) {
				// Nothing was answered: other tabs must not thank for it.
				document.cookie = askedCookie( entry.cookie_name );
			}
			reportEnd( id, reply );
		} else if ( entries.read( id ) ) {
			entries.write( {
				...tried,
				...nextTry( tried.attempts, reply.retryAfter, now(), random() ),
			} );
			reportWaiting( id );
		}
	}

	function reportEnd( id: string, outcome: Outcome ): void {
		reports.get( id )?.( outcome );
		reports.delete( id );
	}

	function reportWaiting( id: string ): void {
		reports.get( id )?.( {
			status: entries.isKept( id ) ? 'saved' : 'failed',
		} );
	}

	async function flush( isSoon: boolean ): Promise< void > {
		for ( const id of entries.ids() ) {
			await exclusively( id, () => attempt( id, isSoon ) );
		}
		// Entries that have disappeared were sent by another tab.
		for ( const id of reports.keys() ) {
			if ( ! entries.read( id ) ) {
				reportEnd( id, { status: 'sent' } );
			}
		}
		schedule();
	}

	function schedule(): void {
		clearTimeout( timer );
		const waiting = entries
			.ids()
			.flatMap( ( id ) => entries.read( id ) ?? [] );
		if ( waiting.length ) {
			timer = setTimeout(
				() => void flush( false ),
				nextLook( waiting, now() )
			);
		}
	}

	const flushSoon = () => void flush( true );
	window.addEventListener( 'online', flushSoon );
	// Restored from the back/forward cache, where timers and requests are suspended.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			flushSoon();
		}
	} );
	document.addEventListener( 'visibilitychange', () => {
		if ( document.visibilityState === 'visible' ) {
			flushSoon();
		}
	} );
	flushSoon();

	return {
		send( parcel, onOutcome ) {
			const id = parcel.body.submission_id;
			reports.set( id, onOutcome );
			const existing = entries.read( id );
			const entry = existing ?? {
				...parcel,
				queued_at: now(),
				attempts: 0,
				next_at: 0,
				is_held: false,
			};
			entries.write( entry );
			if ( entries.isKept( id ) ) {
				document.cookie = submittedCookie(
					entry.cookie_name,
					id,
					entry.cookie_days
				);
			}
			if ( isDue( entry, now(), true ) ) {
				// Only this tab knows a new entry, and the page may end before a lock is granted: attempt it without
				// one.
				const tried = existing ? undefined : attempt( id, true );
				void exclusively( id, () => tried ?? attempt( id, true ) ).then(
					schedule
				);
			} else {
				reportWaiting( id );
			}
		},
	};
}

/**
 * Runs a task unless this or another tab is already attempting the same entry. Locks need https and may be denied.
 * Without them, LEASE limits simultaneous attempts, and the server stores repeated submissions only once.
 */
async function exclusively(
	id: string,
	task: () => Promise< void >
): Promise< void > {
	if ( ! navigator.locks ) {
		return task();
	}
	await navigator.locks
		.request(
			`userfeedback-outbox:${ id }`,
			{ ifAvailable: true },
			( lock ) => ( lock ? task() : undefined )
		)
		.catch( task );
}

/** Without milliseconds, like all times in the API. */
function isoDate( time: number ): string {
	return new Date( time ).toISOString().replace( /\.\d+/, '' );
}
