import type { ApiError } from '../../../stores/api';
import type { SavedSurvey } from '../../../survey-model';

/** How the last save ended, for the banner. */
export type SaveOutcome =
	| { kind: 'draft' }
	| { kind: 'saved' }
	/** Stored as a draft, though publishing was asked for. */
	| { kind: 'not-published'; message: string }
	| { kind: 'failed'; error: ApiError }
	/** Somebody else's version is in the builder now. */
	| { kind: 'loaded' }
	| { kind: 'not-loaded'; error: ApiError };

export function outcomeOf( { status, message }: SavedSurvey ): SaveOutcome {
	if ( message !== '' ) {
		return { kind: 'not-published', message };
	}
	return { kind: status === 'publish' ? 'saved' : 'draft' };
}
