import type { WidgetSurvey } from '../../survey-model';
import type { PageData } from '../types';

/** A visitor's progress; `question_id` is only sent with `reached`. */
export interface Progress {
	event: 'started' | 'reached';
	question_id: string | null;
}

/**
 * Reports an impression to the server.
 *
 * @param data   The page's data.
 * @param survey The survey that was shown.
 */
export function postImpression( data: PageData, survey: WidgetSurvey ): void {
	const url = data.impression_url.replace( '%d', String( survey.id ) );
	// Without pretty permalinks, the URL already has a query.
	const separator = url.includes( '?' ) ? '&' : '?';
	const nonce = encodeURIComponent( survey.nonces.impression );
	post( `${ url }${ separator }nonce=${ nonce }` );
}

/**
 * Reports the visitor's progress to the server.
 *
 * @param data     The page's data.
 * @param survey   The survey.
 * @param progress The progress.
 */
export function postProgress(
	data: PageData,
	survey: WidgetSurvey,
	progress: Progress
): void {
	post( data.progress_url.replace( '%d', String( survey.id ) ), {
		nonce: survey.nonces.progress,
		...progress,
	} );
}

/**
 * Sent once without retries, also while the page unloads: a lost count is acceptable. Sends no cookies, like the
 * submissions.
 *
 * @param url  Where to.
 * @param body Sent as JSON.
 */
export function post( url: string, body?: object ): void {
	void ( async () =>
		window.fetch( url, {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
			...( body && {
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( body ),
			} ),
		} ) )().catch( () => {} );
}
