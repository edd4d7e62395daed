import type { FieldError, Settings } from '../../survey-model';
import { getAdminData } from '../admin-data';
import type { Action, SettingsEdits, State } from './types';

const NO_EDITS: SettingsEdits = {};
const NOTHING_REFUSED: readonly FieldError[] = [];

/** Before anything was loaded. */
function blank(): State {
	return {
		saved: null,
		edits: NO_EDITS,
		refused: NOTHING_REFUSED,
		isSaving: false,
		isBlurbDismissed: getAdminData().blurb_dismissed,
	};
}

/** Whether two values say the same; the order of a list of roles says nothing. */
function isSame( a: unknown, b: unknown ): boolean {
	const comparable = ( value: unknown ): string =>
		JSON.stringify( Array.isArray( value ) ? [ ...value ].sort() : value );
	return a === b || comparable( a ) === comparable( b );
}

/** The edits that differ from `base`. */
function differing(
	edits: SettingsEdits,
	base: SettingsEdits | Settings | null
): SettingsEdits {
	const before: Record< string, unknown > = { ...base };
	const kept = Object.entries( edits ).filter(
		( [ key, value ] ) => ! isSame( value, before[ key ] )
	);
	return kept.length > 0 ? Object.fromEntries( kept ) : NO_EDITS;
}

/** What the server said of fields that have not changed since. */
function stillRefused(
	refused: readonly FieldError[],
	changes: SettingsEdits
): readonly FieldError[] {
	return refused.filter(
		( { field } ) =>
			! Object.keys( changes ).some( ( key ) =>
				field.startsWith( `settings.${ key }` )
			)
	);
}

/** The settings, with what was changed and not saved kept apart. */
export function reducer( state: State = blank(), action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE_SETTINGS':
			return {
				...state,
				saved: action.settings,
				edits: differing( state.edits, action.settings ),
			};
		case 'EDIT_SETTINGS':
			return {
				...state,
				edits: differing(
					{ ...state.edits, ...action.changes },
					state.saved
				),
				refused: stillRefused( state.refused, action.changes ),
			};
		case 'DISCARD_EDITS':
			return { ...state, edits: NO_EDITS, refused: NOTHING_REFUSED };
		case 'START_SAVE':
			return { ...state, isSaving: true, refused: NOTHING_REFUSED };
		case 'FINISH_SAVE':
			return {
				...state,
				isSaving: false,
				saved: action.settings,
				// What was changed while the save was on its way stays.
				edits: differing(
					differing( state.edits, action.sent ),
					action.settings
				),
			};
		case 'FAIL_SAVE':
			return { ...state, isSaving: false, refused: action.refused };
		case 'DISMISS_BLURB':
			return { ...state, isBlurbDismissed: true };
		default:
			return state;
	}
}
