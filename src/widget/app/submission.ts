import type { Submission } from '../../survey-model';
import { uuid } from '../../survey-model';
import type { Answer } from '../definitions';
import type { MountArguments } from '../types';

/** What the server takes of these texts, in characters (SubmissionSchema.php): a longer one would refuse the answers. */
const MAX_URL = 2000;
const MAX_NAME = 1000;

/** Everything about the moment of submitting that is not in the survey. */
export interface SubmissionContext {
	url: string;
	title: string;
	elapsedMs: number;
}

/**
 * The body for surveys/{id}/responses. Made once, before the first try: its submission_id is what lets the server store
 * a repeated submission only once.
 *
 * @param what    The page's data and the survey.
 * @param answers In the order in which they were given.
 * @param context The page and the time.
 */
export function createSubmission(
	{ data, survey }: MountArguments,
	answers: Answer[],
	{ url, title, elapsedMs }: SubmissionContext
): Submission {
	const { id, name } = data.page;
	return {
		submission_id: uuid(),
		answers,
		page_submitted: {
			...( id === null ? {} : { id } ),
			url: url.replace( /#.*/, '' ).slice( 0, MAX_URL ),
			name: ( name || title ).slice( 0, MAX_NAME ),
		},
		nonce: survey.nonces.submission,
		// A person never sees this field; whoever fills it is a machine.
		website: '',
		elapsed_ms: Math.round( elapsedMs ),
	};
}
