import type { Submission } from '../../survey-model';
import type { Answer } from '../definitions';
import type { MountArguments, Parcel } from '../types';
import { urlOf } from '../url-of';
import type { Journey } from './state';

/** The server's length limits in characters (SubmissionSchema.php); it refuses submissions with longer texts. */
const MAX_URL = 2000;
const MAX_NAME = 1000;

/** Whose submission it is: its id, and when the survey was shown. */
type Origin = Pick< Journey, 'submissionId' | 'shownAt' >;

/**
 * The body of a request to surveys/{id}/responses, from this page and at this moment. Created once, before the first attempt: the
 * server uses its submission_id to store repeated requests only once.
 *
 * @param what    The page's data and the survey.
 * @param origin  Its id and time.
 * @param answers The answers, in the order in which they were given.
 */
export function submissionOf(
	{ data, survey }: MountArguments,
	{ submissionId, shownAt }: Origin,
	answers: readonly Answer[]
): Submission {
	const { id, name } = data.page;
	return {
		submission_id: submissionId,
		answers: [ ...answers ],
		page_submitted: {
			...( id === null ? {} : { id } ),
			url: window.location.href.replace( /#.*/, '' ).slice( 0, MAX_URL ),
			name: ( name || document.title ).slice( 0, MAX_NAME ),
		},
		nonce: survey.nonces.submission,
		// A honeypot: visitors do not see this field, so a value means that a bot has filled it.
		website: '',
		// The visitor's clock may have been set back meanwhile.
		elapsed_ms: Math.max( 0, Date.now() - shownAt ),
	};
}

/**
 * The final submission of a visitor for the outbox.
 *
 * @param what    The page's data and the survey.
 * @param origin  Its id and time.
 * @param answers The answers, in the order in which they were given.
 */
export const parcelOf = (
	what: MountArguments,
	origin: Origin,
	answers: readonly Answer[]
): Parcel => ( {
	survey_id: what.survey.id,
	cookie_name: what.survey.cookie_name,
	cookie_days: what.data.cookie_days?.submitted,
	// Complete, because another site on this domain may send the submission.
	urls: [ what.data.submit_url, what.data.fallback_url ].map(
		( url ) =>
			new URL( urlOf( url, what.survey.id ), window.location.href ).href
	),
	body: submissionOf( what, origin, answers ),
} );
