import type { ChoiceDetail, WidgetEvents } from '../events';
import { EVENT_PREFIX } from '../events';
import { scriptWithId } from '../loader/own-page';
import { reasonAgainst } from '../loader/survey-choice';
import type { DataElement } from '../page-data';
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
	let open: number | undefined;
	const shown = new Set< number >();
	listen( 'choice', ( detail ) => {
		choice = detail;
		onChoice();
	} );
	listen( 'view', ( { survey } ) => {
		open = survey;
		shown.add( survey );
	} );
	listen( 'close', () => {
		open = undefined;
	} );

	const element = (): DataElement | undefined =>
		scriptWithId( 'userfeedback-data' );
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
			hasStarted: !! element()?.isTaken,
			choice,
			shown,
			// If this script ran late, it has missed the event.
			open:
				open ??
				( popups().length
					? ( choice?.chosen ?? undefined )
					: undefined ),
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
			const takeAway = () =>
				popups().forEach( ( popup ) => {
					away.push( popup );
					popup.remove();
				} );
			takeAway();
			const observer = new MutationObserver( takeAway );
			observer.observe( document.documentElement, { childList: true } );
			return () => {
				observer.disconnect();
				document.documentElement.append( ...away );
			};
		},
	};
}

const popups = () => [ ...document.querySelectorAll( POPUP ) ];

function listen< Name extends keyof WidgetEvents >(
	name: Name,
	listener: ( detail: WidgetEvents[ Name ] ) => void
): void {
	window.addEventListener( EVENT_PREFIX + name, ( event ) =>
		listener( ( event as CustomEvent< WidgetEvents[ Name ] > ).detail )
	);
}
