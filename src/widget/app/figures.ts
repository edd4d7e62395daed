import type { WidgetSurvey } from '../../survey-model';
import type { PageData } from '../types';

/** How far a visitor came; question_id is only told of `reached`. */
export interface Progress {
	event: 'started' | 'reached';
	question_id: string | null;
}

/**
 * Tells the server that the survey was shown.
 *
 * @param data   The page's data.
 * @param survey The survey that was shown.
 */
export function postImpression( data: PageData, survey: WidgetSurvey ): void {
	const url = data.impression_url.replace( '%d', String( survey.id ) );
	// Without pretty permalinks the address has a query already.
	const separator = url.includes( '?' ) ? '&' : '?';
	const nonce = encodeURIComponent( survey.nonces.impression );
	post( `${ url }${ separator }nonce=${ nonce }` );
}

/**
 * Tells the server how far the visitor came.
 *
 * @param data     The page's data.
 * @param survey   The survey that is shown.
 * @param progress How far.
 */
export function postProgress(
	data: PageData,
	survey: WidgetSurvey,
	progress: Progress
): void {
	post( data.progress_url.replace( '%d', String( survey.id ) ), {
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { nonce: survey.nonces.progress, ...progress } ),
	} );
}

/** Tried once, also while the page ends: a figure is not worth more. Cookies stay at home as with the answers. */
function post( url: string, more: RequestInit = {} ): void {
	void ( async () =>
		window.fetch( url, {
			method: 'POST',
			credentials: 'omit',
			keepalive: true,
			...more,
		} ) )().catch( () => {} );
}
