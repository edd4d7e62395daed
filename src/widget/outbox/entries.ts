import { readStored, store } from '../engine/storage';
import type { Parcel } from '../types';
import { isWaiting, PREFIX } from './waiting';

/** A submission in the queue; times are milliseconds since 1970. */
export interface Entry extends Parcel {
	/** The time of the first attempt. */
	queued_at: number;
	/** The number of attempts, incremented before each attempt because the page may end during it. */
	attempts: number;
	next_at: number;
	/** Whether no attempt may start before `next_at`: the server asked for a pause, or another attempt is running. */
	is_held: boolean;
}

/** The unconfirmed submissions, shared by all tabs of this browser. Its methods do not throw. */
export interface Entries {
	ids: () => string[];
	read: ( id: string ) => Entry | undefined;
	write: ( entry: Entry ) => void;
	remove: ( id: string ) => void;
	/** Whether the entry is stored beyond this page. */
	isKept: ( id: string ) => boolean;
}

/**
 * The limit for our part of localStorage, which has about 5 million characters for the whole site; about two hundred
 * typical submissions.
 */
const MAX_CHARACTERS = 200_000;

/**
 * The queue in localStorage. Entries that cannot be stored (storage is blocked or full, or our limit is reached) are
 * kept in memory until the page ends.
 */
export function openEntries(): Entries {
	const memory = new Map< string, Entry >();

	const item = ( id: string ) => window.localStorage.getItem( PREFIX + id );
	const storedIds = () =>
		Object.keys( window.localStorage )
			.filter( ( key ) => key.startsWith( PREFIX ) )
			.map( ( key ) => key.slice( PREFIX.length ) );

	return {
		ids: () => [
			...new Set( [ ...attempt( storedIds, [] ), ...memory.keys() ] ),
		],

		read: ( id ) =>
			memory.get( id ) ??
			whole( id, readStored( 'localStorage', PREFIX + id ) ),

		write( entry ) {
			const id = entry.body.submission_id;
			const isWritten = attempt( () => {
				const json = JSON.stringify( entry );
				const taken = storedIds().reduce(
					( sum, stored ) => sum + ( item( stored )?.length ?? 0 ),
					json.length
				);
				if ( item( id ) === null && taken > MAX_CHARACTERS ) {
					return false;
				}
				window.localStorage.setItem( PREFIX + id, json );
				return true;
			}, false );
			if ( isWritten ) {
				memory.delete( id );
			} else {
				memory.set( id, entry );
			}
		},

		remove( id ) {
			memory.delete( id );
			store( 'localStorage', PREFIX + id, null );
		},

		isKept: isWaiting,
	};
}

/** Storage may be unavailable, blocked or full; even accessing it may throw. */
function attempt< Value >( action: () => Value, otherwise: Value ): Value {
	try {
		return action();
	} catch {
		return otherwise;
	}
}

/** undefined for foreign or incomplete values. */
function whole( id: string, stored: unknown ): Entry | undefined {
	const entry = stored as Entry | null | undefined;
	const isWhole =
		entry?.body?.submission_id === id &&
		Array.isArray( entry.urls ) &&
		[ entry.queued_at, entry.attempts, entry.next_at ].every(
			Number.isFinite
		);
	return isWhole ? entry : undefined;
}
