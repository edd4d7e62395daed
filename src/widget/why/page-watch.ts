import type { ChoiceDetail } from '../events';
import { EVENT_PREFIX } from '../events';
import { scriptWithId } from '../loader/own-page';
import { reasonAgainst } from '../loader/survey-choice';
import type { PageData } from '../types';
import type { Judge, Progress } from './rows';

const POPUP = 'userfeedback-widget';

export interface PageWatch {
	progress: () => Progress;
	/** The page's data; undefined on a page that no survey can show on. */
	data: () => PageData | undefined;
	judge: Judge;
	/**
	 * Keeps popups away from the page until the returned function is called: their document goes on, but is not
	 * rendered.
	 */
	hidePopups: () => () => void;
}

/**
 * Watches what the loader does on this page, from before it starts.
 *
 * @param nonce    The Content-Security-Policy nonce of this script, or an empty string.
 * @param onChoice Called after each choice of the loader.
 */
export function watchPage( nonce: string, onChoice: () => void ): PageWatch {
	let choice: ChoiceDetail | undefined;
	let wasShown = false;
	window.addEventListener( `${ EVENT_PREFIX }choice`, ( event ) => {
		choice = ( event as CustomEvent< ChoiceDetail > ).detail;
		onChoice();
	} );

	const firstPopup = () => document.querySelector( POPUP );
	let keepAway: ( popup: Element ) => void = () => {};
	new MutationObserver( () => {
		const found = firstPopup();
		if ( found ) {
			wasShown = true;
			keepAway( found );
		}
	} ).observe( document.documentElement, { childList: true } );

	const element = () => scriptWithId( 'userfeedback-data' );
	function data(): PageData | undefined {
		try {
			return JSON.parse( element()?.textContent ?? 'null' ) ?? undefined;
		} catch {
			return undefined;
		}
	}

	return {
		data,
		progress: () => ( {
			hasStarted: !! element()?.hasAttribute( 'data-started' ),
			choice,
			wasShown: wasShown || !! firstPopup(),
			isShowing: !! firstPopup(),
		} ),
		async judge( survey ) {
			const page = data();
			return (
				page &&
				reasonAgainst( survey, { data: page, now: Date.now, nonce } )
			);
		},
		hidePopups() {
			const away: Element[] = [];
			keepAway = ( found ) => {
				away.push( found );
				found.remove();
			};
			document.querySelectorAll( POPUP ).forEach( keepAway );
			return () => {
				keepAway = () => {};
				document.documentElement.append( ...away );
			};
		},
	};
}
