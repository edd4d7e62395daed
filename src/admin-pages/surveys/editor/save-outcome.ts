import type { ApiError } from '@/stores/api';
import type { SavedSurvey } from '@/survey-model';

/** The outcome of the last save, for the banner. */
export type SaveOutcome =
	| { kind: 'draft' }
	| { kind: 'saved' }
	/** Stored, but the survey is in the trash. */
	| { kind: 'in-trash' }
	/** Stored as a draft, although the owner wanted to publish it. */
	| { kind: 'not-published'; message: string }
	| { kind: 'failed'; error: ApiError }
	/** The builder now has the other user's version. */
	| { kind: 'loaded' }
	| { kind: 'not-loaded'; error: ApiError };

export function outcomeOf( { status, message }: SavedSurvey ): SaveOutcome {
	if ( message !== '' ) {
		return { kind: 'not-published', message };
	}
	if ( status === 'trash' ) {
		return { kind: 'in-trash' };
	}
	return { kind: status === 'publish' ? 'saved' : 'draft' };
}
