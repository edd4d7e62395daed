import { getAdminData } from '@/lib/admin-data';
import { readJson, writeJson } from '@/lib/browser-storage';
import { isObject } from '@/stores/equality';
import type { SurveyEdits } from '@/stores/surveys/types';
import type { EditableSurvey, PublicationChoice } from '@/survey-model';

/** What is not saved of a survey, as this browser keeps it. */
export interface KeptEdits {
	/** Its key in the browser's storage. */
	readonly key: string;
	/** When it was kept, in milliseconds since 1970. */
	readonly at: number;
	/** The saved revision that the edits change; 0 for a new survey. */
	readonly revision: number;
	readonly edits: SurveyEdits;
	/** What the owner chose in the last step. */
	readonly choice?: PublicationChoice | undefined;
	/** Of a new survey: what it started from, and its id for the first save. */
	readonly start?: { survey: EditableSurvey; clientId: string } | undefined;
}

const PREFIX = 'userfeedback-unsaved';

/** After these days, what is kept is forgotten. */
const DAYS_MAX = 30;

/** How many entries one browser keeps for all surveys; the oldest are removed. */
const ENTRIES_MAX = 20;

/** The start of all keys of a survey. Sites of a network may share a browser storage, and users a browser. */
function keysOf( surveyId: number ): string {
	const { site_url: site, user_id: user } = getAdminData();
	return `${ PREFIX }|${ site }|${ user }|${ surveyId }|`;
}

/**
 * The key of one opening of a survey, so that two tabs do not overwrite each other.
 *
 * @param surveyId
 * @param opening  An id of the opening.
 */
export function keptKey( surveyId: number, opening: string ): string {
	return keysOf( surveyId ) + opening;
}

function read( key: string ): KeptEdits | undefined {
	const value = readJson( 'localStorage', key );
	return isObject( value ) &&
		typeof value[ 'at' ] === 'number' &&
		typeof value[ 'revision' ] === 'number' &&
		isObject( value[ 'edits' ] )
		? // Only this file writes under these keys.
			( { ...value, key } as unknown as KeptEdits )
		: undefined;
}

/** All entries under keys that start like this, newest first. */
function entries( start: string ): KeptEdits[] {
	try {
		return Object.keys( window.localStorage )
			.filter( ( key ) => key.startsWith( start ) )
			.flatMap( ( key ) => read( key ) ?? [] )
			.sort( ( a, b ) => b.at - a.at );
	} catch {
		// The browser forbids storage.
		return [];
	}
}

/** What other openings of this survey kept, newest first. */
export function keptOf( surveyId: number, ownKey: string ): KeptEdits[] {
	const since = Date.now() - DAYS_MAX * 24 * 60 * 60 * 1000;
	return entries( keysOf( surveyId ) ).filter(
		( { at, key } ) => at > since && key !== ownKey
	);
}

/** Removes an entry. */
export function forgetKept( key: string ): void {
	try {
		window.localStorage.removeItem( key );
	} catch {
		// The browser forbids storage.
	}
}

/** Keeps an entry; the oldest others make room if needed. Returns whether it is kept. */
export function keep( { key, ...content }: KeptEdits ): boolean {
	const others = entries( PREFIX ).filter( ( other ) => other.key !== key );
	others
		.splice( ENTRIES_MAX - 1 )
		.forEach( ( other ) => forgetKept( other.key ) );
	// Each turn frees the room of one more entry, if the browser's storage is full.
	while ( ! writeJson( 'localStorage', key, content ) ) {
		const oldest = others.pop();
		if ( oldest === undefined ) {
			return false;
		}
		forgetKept( oldest.key );
	}
	return true;
}
