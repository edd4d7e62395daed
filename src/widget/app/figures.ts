import type { WidgetSurvey } from '../../survey-model';
import { postOnce } from '../post-once';
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
	postOnce( `${ url }${ separator }nonce=${ nonce }` );
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
	postOnce( data.progress_url.replace( '%d', String( survey.id ) ), {
		nonce: survey.nonces.progress,
		...progress,
	} );
}
