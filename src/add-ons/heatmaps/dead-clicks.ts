import { FIELDS } from './rage-clicks';

/** A click after which the page has not changed for so many milliseconds had no effect. */
const PATIENCE = 2500;

/** Scrolling and selecting within so many milliseconds are effects of a click. */
const REACTION = 100;

/** What does something without changing the page: links lead away, fields take the focus, players play. */
const WORKS = `a,area,summary,${ FIELDS }`;

/** Watches whether clicks have an effect. */
export interface DeadClicks {
	/**
	 * @param click  A click.
	 * @param isDead Called if it has no effect.
	 */
	watch: ( click: MouseEvent, isDead: () => void ) => void;
	/** The visitor leaves the page: that is an effect. */
	forget: () => void;
}

/**
 * Makes a watch over the clicks of a page. The page is only observed while a click waits for its effect.
 *
 * @param on Listens to an event of the document, until the recording ends.
 */
export function createDeadClicks(
	on: ( type: string, listener: ( event: Event ) => void ) => void
): DeadClicks {
	/** Clicks without an effect so far, and when they happened. */
	const waiting = new Map< () => void, number >();

	const settle = () => waiting.size || observer.disconnect();
	const forget = () => {
		waiting.clear();
		settle();
	};
	const observer = new MutationObserver( forget );
	const react = ( { timeStamp }: Event ) => {
		waiting.forEach( ( at, isDead ) => {
			if ( timeStamp - at <= REACTION ) {
				waiting.delete( isDead );
			}
		} );
		settle();
	};
	on( 'scroll', react );
	on( 'selectionchange', react );

	return {
		watch( click, isDead ) {
			const { target, timeStamp } = click;
			if (
				click.ctrlKey ||
				click.metaKey ||
				click.shiftKey ||
				click.altKey ||
				( target as Element ).closest?.( WORKS )
			) {
				return;
			}
			waiting.set( isDead, timeStamp );
			observer.observe( document, {
				attributes: true,
				characterData: true,
				childList: true,
				subtree: true,
			} );
			setTimeout( () => {
				if ( waiting.delete( isDead ) ) {
					settle();
					isDead();
				}
			}, PATIENCE );
		},
		forget,
	};
}
