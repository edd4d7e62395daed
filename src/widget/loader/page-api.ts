import type { PageApi, QueuedCall } from '../api';
import { EVENT_PREFIX } from '../events';
import { attempt } from '../attempt';
import type { ControlTools, PageData, Popup } from '../types';
import { warn } from '../warn';
import { loadFile } from './own-scripts';
import { showPopup } from './popup';

/** Links and buttons that open a survey: `data-userfeedback-open="12"`, or a link to `#userfeedback-12`. */
const OPENERS = '[data-userfeedback-open],a[href^="#userfeedback-"]';
/** Other anchors of ours have more in their names, such as "#userfeedback-rating-3" and "#userfeedback-12-question". */
const TARGET = /^(?:#userfeedback-)?(\d+)$/;

/**
 * Puts the functions of the page's API on window.userfeedback, makes the calls that waited for them, and listens to clicks
 * on openers. What the functions do is in src/widget/control, which is fetched when the first of them is called.
 *
 * @param page  The page's data; undefined if it has none that can be read.
 * @param nonce The loader's Content-Security-Policy nonce, or an empty string.
 */
export function openPageApi(
	page: Promise< PageData | undefined >,
	nonce: string
): void {
	const shared = ( window.userfeedback ??= {} );
	// An optimiser may print the loader twice.
	if ( shared.apiVersion ) {
		return;
	}

	/** Calls a function of the control; false if that failed. Without a name, only loads it. */
	async function call(
		name?: 'open' | 'close' | 'prefill',
		...what: unknown[]
	): Promise< boolean > {
		try {
			const data = ( await page )!;
			await loadFile( data, 'control', nonce );
			const show = ( popup: Popup ) => showPopup( data, popup, nonce );
			const run = shared.control![ name! ] as
				| ( ( tools: ControlTools, ...given: unknown[] ) => unknown )
				| undefined;
			return !! ( await run?.( { data, show }, ...what ) );
		} catch ( error ) {
			warn( error );
			return false;
		}
	}

	const { queue } = shared;
	const api: PageApi = {
		apiVersion: 1,
		open: ( id ) => call( 'open', id ),
		close: () => call( 'close' ),
		on( event, listener ) {
			const type = EVENT_PREFIX + event;
			const pass = ( { detail }: CustomEventInit ) => listener( detail );
			window.addEventListener( type, pass );
			shared.isHeard = true;
			void call();
			return () => window.removeEventListener( type, pass );
		},
		prefill: ( ...what ) => call( 'prefill', ...what ),
		queue: {
			push: ( ...calls: QueuedCall[] ) =>
				calls.forEach( ( queued ) =>
					attempt( () => {
						const [ name, ...rest ] = queued;
						return ( shared as Record< string, Function > )[
							name
						]?.( ...rest );
					} )
				),
		},
	};
	Object.assign( shared, api );
	if ( Array.isArray( queue ) ) {
		api.queue.push( ...queue );
	}

	document.addEventListener( 'click', ( event ) => {
		const { hash = '', dataset } =
			( event.target as Element | null )?.closest?.< HTMLAnchorElement >(
				OPENERS
			) ?? {};
		const [ , id ] =
			TARGET.exec( dataset?.[ 'userfeedbackOpen' ] ?? hash ) ?? [];
		// A survey in the content of the page has the same anchor, but is no popup: the link leads to it.
		if ( id && ! ( hash && document.getElementById( hash.slice( 1 ) ) ) ) {
			event.preventDefault();
			void call( 'open', Number( id ), true );
		}
	} );
}
