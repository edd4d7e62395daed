import type { WidgetSurvey } from '../../survey-model';
import { isWaiting } from '../outbox/waiting';
import { lastResponse } from '../visitor-cookie';

/** Notices that the visitor has finished the survey in another tab, or on a page before they returned to this one. */
export interface Elsewhere {
	/** The submission_id of what the visitor has sent elsewhere since this survey was drawn. */
	answered: () => string | undefined;
	/**
	 * Calls back whenever the visitor comes to this page and has finished elsewhere.
	 *
	 * @param tell   Called with whether those answers are only saved so far.
	 * @param signal Ends it.
	 */
	watch: ( tell: ( isSaved: boolean ) => void, signal: AbortSignal ) => void;
}

/**
 * @param survey The survey that is drawn now.
 */
export function createElsewhere( {
	cookie_name: name,
	settings,
}: WidgetSurvey ): Elsewhere {
	const before = lastResponse( name );
	const answered = () => {
		const last = lastResponse( name );
		return settings.behavior.display_length !== 'repeatedly' &&
			last !== before
			? last
			: undefined;
	};
	return {
		answered,
		watch( tell, signal ) {
			const look = () => {
				const last = answered();
				if ( last && document.visibilityState === 'visible' ) {
					tell( isWaiting( last ) );
				}
			};
			document.addEventListener( 'visibilitychange', look, { signal } );
			// Windows side by side, and pages that are restored from the back/forward cache.
			for ( const type of [ 'focus', 'pageshow' ] ) {
				window.addEventListener( type, look, { signal } );
			}
		},
	};
}
