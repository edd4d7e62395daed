import { readJson, writeJson } from '@/lib/browser-storage';
import { NEW_SURVEY_ID } from '@/survey-model';

/* Suggestions that the user does not want to see again, by survey. They are a matter of taste: kept in this browser. */

const NAME = 'userfeedback-dismissed-suggestions';

/** The number of surveys that are remembered; the longest unused are forgotten. */
const SURVEYS_MAX = 50;

type Dismissals = readonly ( readonly [
	id: number,
	keys: readonly string[],
] )[];

function isDismissals( value: unknown ): value is Dismissals {
	return (
		Array.isArray( value ) &&
		value.every(
			( entry: unknown ) =>
				Array.isArray( entry ) &&
				typeof entry[ 0 ] === 'number' &&
				Array.isArray( entry[ 1 ] ) &&
				entry[ 1 ].every( ( key ) => typeof key === 'string' )
		)
	);
}

function stored(): Dismissals {
	const value = readJson( 'localStorage', NAME );
	return isDismissals( value ) ? value : [];
}

/** The keys of the dismissed suggestions of a survey. */
export function dismissedKeys( id: number ): readonly string[] {
	return stored().find( ( [ survey ] ) => survey === id )?.[ 1 ] ?? [];
}

/** Remembers the dismissed suggestions of a survey; not for a new one, which has no id yet. */
export function rememberDismissed( id: number, keys: readonly string[] ): void {
	if ( id === NEW_SURVEY_ID ) {
		return;
	}
	const others = stored().filter( ( [ survey ] ) => survey !== id );
	// If that is not possible, they are dismissed until the page is left.
	writeJson(
		'localStorage',
		NAME,
		[ [ id, keys ], ...others ].slice( 0, SURVEYS_MAX )
	);
}
