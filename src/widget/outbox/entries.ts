import type { Parcel } from '../types';
import { PREFIX } from './waiting';

/** A submission in the queue; times are milliseconds since 1970. */
export interface Entry extends Parcel {
	/** When it was first tried. */
	queued_at: number;
	/** How often it was tried, counted before the try: a page may end in the middle. */
	attempts: number;
	next_at: number;
	/** Nothing may try it before next_at: the server asked for patience, or somebody is trying it right now. */
	is_held: boolean;
}

/** The submissions that were not confirmed yet, as all tabs of this browser see them. Nothing in here throws. */
export interface Entries {
	ids: () => string[];
	read: ( id: string ) => Entry | undefined;
	write: ( entry: Entry ) => void;
	remove: ( id: string ) => void;
	/** Whether it outlives this page. */
	isKept: ( id: string ) => boolean;
}

/** Of localStorage's 5 million or so, which we share with the site; about two hundred usual submissions. */
const MAX_CHARACTERS = 200_000;

/**
 * The queue in localStorage. What that does not take (blocked, full, more than our share) stays in memory, and with
 * it in this page.
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
			memory.get( id ) ?? attempt( () => parse( id, item( id ) ) ),

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
			attempt( () => window.localStorage.removeItem( PREFIX + id ) );
		},

		isKept: ( id ) => attempt( () => item( id ) !== null, false ),
	};
}

/** Storage may be missing, forbidden or full, and says so by throwing, even when it is only asked for. */
function attempt< Value >( action: () => Value ): Value | undefined;
function attempt< Value >( action: () => Value, otherwise: Value ): Value;
function attempt( action: () => unknown, otherwise?: unknown ): unknown {
	try {
		return action();
	} catch {
		return otherwise;
	}
}

/** Undefined for what is not one of ours or was cut off; throws for what is no JSON. */
function parse( id: string, json: string | null ): Entry | undefined {
	const entry = JSON.parse( json ?? 'null' ) as Entry | null;
	const isWhole =
		entry?.body?.submission_id === id &&
		Array.isArray( entry.urls ) &&
		[ entry.queued_at, entry.attempts, entry.next_at ].every(
			Number.isFinite
		);
	return isWhole ? entry : undefined;
}
