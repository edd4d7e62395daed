import type { WidgetSurvey } from '../../survey-model';
import { postOnce } from '../post-once';
import type { PageData } from '../types';
import { urlOf } from '../url-of';
import { readCookie } from '../visitor-cookie';
import { readStored, store } from './storage';

/** What of a visitor was reported to the server in this session. */
interface Reported {
	started?: true;
	/** The id of the furthest question. */
	reached?: string;
}

/** Reports how far a visitor comes in a survey. */
export interface Counter {
	/** The survey was shown. */
	see: () => void;
	/** The visitor has begun to answer. */
	start: () => void;
	/**
	 * The visitor leaves, for now. Counts only those who have begun.
	 *
	 * @param questionId The furthest question that the visitor saw.
	 */
	leave: ( questionId: string ) => void;
	/** The visitor has finished. If the survey shows repeatedly, the next time counts as another visitor. */
	finish: () => void;
}

/**
 * Counts a visitor once in a session, however many pages and tabs show the survey: the impression, the start and the furthest
 * question. Where storage is blocked, once a page.
 *
 * @param data   The page's data.
 * @param survey The survey that is shown.
 */
export function createCounter( data: PageData, survey: WidgetSurvey ): Counter {
	const { cookie_name: name, nonces, questions, settings } = survey;
	const key = `${ name }-reported`;
	let reported: Reported | null = null;
	let isOver = false;
	const order = ( id?: string ) =>
		questions.findIndex( ( question ) => question.id === id );

	/** Another view of the survey on this page may have reported meanwhile: a form, or a popup's tab. */
	const read = (): Reported | null =>
		( reported =
			( readStored( 'sessionStorage', key ) as Reported | null ) ??
			reported );

	const keep = ( next: Reported | null ) =>
		store( 'sessionStorage', key, ( reported = next ) );

	const postProgress = ( progress: object ) =>
		postOnce( urlOf( data.progress_url, survey.id ), {
			nonce: nonces.progress,
			...progress,
		} );

	return {
		see() {
			if ( isOver || read() ) {
				return;
			}
			// The cookie says that another tab has shown it in this session.
			const cookie = readCookie( document.cookie, name );
			if ( cookie?.submitted !== false ) {
				const url = urlOf( data.impression_url, survey.id );
				// Without pretty permalinks, the URL already has a query.
				const separator = url.includes( '?' ) ? '&' : '?';
				const nonce = encodeURIComponent( nonces.impression );
				postOnce( `${ url }${ separator }nonce=${ nonce }` );
			}
			keep( {} );
		},
		start() {
			if ( ! isOver && ! read()?.started ) {
				postProgress( { event: 'started', question_id: null } );
				keep( { ...reported, started: true } );
			}
		},
		leave( questionId ) {
			const before = read()?.reached;
			if ( reported?.started && order( questionId ) > order( before ) ) {
				postProgress( {
					event: 'reached',
					question_id: questionId,
					...( before && { before } ),
				} );
				keep( { ...reported, reached: questionId } );
			}
		},
		finish() {
			// Only once: the next page may have begun to count while this one still renders.
			if (
				! isOver &&
				settings.behavior.display_length === 'repeatedly'
			) {
				keep( null );
			}
			isOver = true;
		},
	};
}
