import type { Submission } from '../../survey-model';
import type { Answer } from '../definitions';
import type { MountArguments, PageData, Parcel } from '../types';
import type { Journey } from './state';

/** The server's length limits in characters (SubmissionSchema.php); it refuses submissions with longer texts. */
const MAX_URL = 2000;
const MAX_NAME = 1000;

/** The submission's data that does not come from the survey. */
export interface SubmissionContext {
	/** The submission_id. */
	id: string;
	url: string;
	title: string;
	elapsedMs: number;
}

/**
 * The body of a request to surveys/{id}/responses. Created once, before the first attempt: the server uses its
 * submission_id to store repeated requests only once.
 *
 * @param what    The page's data and the survey.
 * @param answers The answers, in the order in which they were given.
 * @param context The id, the page and the time.
 */
export function createSubmission(
	{ data, survey }: MountArguments,
	answers: readonly Answer[],
	{ id: submissionId, url, title, elapsedMs }: SubmissionContext
): Submission {
	const { id, name } = data.page;
	return {
		submission_id: submissionId,
		answers: [ ...answers ],
		page_submitted: {
			...( id === null ? {} : { id } ),
			url: url.replace( /#.*/, '' ).slice( 0, MAX_URL ),
			name: ( name || title ).slice( 0, MAX_NAME ),
		},
		nonce: survey.nonces.submission,
		// A honeypot: visitors do not see this field, so a value means that a bot has filled it.
		website: '',
		// The visitor's clock may have been set back meanwhile.
		elapsed_ms: Math.max( 0, Math.round( elapsedMs ) ),
	};
}

/**
 * The submission of a visitor, from this page and at this moment.
 *
 * @param what    The page's data and the survey.
 * @param journey Whose id and time it is.
 * @param answers The answers, in the order in which they were given.
 */
export const submissionOf = (
	what: MountArguments,
	{ submissionId, shownAt }: Pick< Journey, 'submissionId' | 'shownAt' >,
	answers: readonly Answer[]
): Submission =>
	createSubmission( what, answers, {
		id: submissionId,
		url: window.location.href,
		title: document.title,
		elapsedMs: Date.now() - shownAt,
	} );

/**
 * The final submission of a visitor for the outbox.
 *
 * @param what    The page's data and the survey.
 * @param journey Whose id and time it is.
 * @param answers The answers, in the order in which they were given.
 */
export const parcelOf = (
	what: MountArguments,
	journey: Pick< Journey, 'submissionId' | 'shownAt' >,
	answers: readonly Answer[]
): Parcel => ( {
	survey_id: what.survey.id,
	cookie_name: what.survey.cookie_name,
	cookie_days: what.data.cookie_days?.submitted,
	urls: urls( what.data, what.survey.id ),
	body: submissionOf( what, journey, answers ),
} );

/** Complete URLs, because another site on this domain may send the submission. */
function urls( data: PageData, surveyId: number ): string[] {
	return [ data.submit_url, data.fallback_url ].map(
		( url ) =>
			new URL(
				url.replace( '%d', String( surveyId ) ),
				window.location.href
			).href
	);
}
