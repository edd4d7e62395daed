import type { PageApi, QueuedCall } from '../api';
import { EVENT_PREFIX } from '../events';
import type { Control, ControlTools, PageData, Popup } from '../types';
import { warn } from '../warn';
import { withNextSurveys } from './due-surveys';
import { loadControl, showPopup } from './popup';

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

	/** Calls a function of the control; false if that failed. */
	async function call(
		run?: ( control: Control, tools: ControlTools ) => unknown
	): Promise< boolean > {
		try {
			const data = ( await page )!;
			await loadControl( data, nonce );
			const show = ( popup: Popup ) => showPopup( data, popup, nonce );
			return !! ( await run?.( shared.control!, {
				data,
				show,
				next: withNextSurveys,
			} ) );
		} catch ( error ) {
			warn( error );
			return false;
		}
	}

	const open = ( id?: number, takesFocus?: boolean ) =>
		call( ( control, tools ) => control.open( tools, id, takesFocus ) );

	const { queue } = shared;
	const api: PageApi = {
		apiVersion: 1,
		open: ( id ) => open( id ),
		close: () => void call( ( control ) => control.close() ),
		on( event, listener ) {
			const type = EVENT_PREFIX + event;
			const pass = ( { detail }: CustomEventInit ) => listener( detail );
			window.addEventListener( type, pass );
			shared.isHeard = true;
			void call();
			return () => window.removeEventListener( type, pass );
		},
		prefill: ( ...what ) =>
			call( ( control, tools ) => control.prefill( tools, ...what ) ),
		queue: {
			push: ( ...calls: QueuedCall[] ) =>
				calls.forEach( ( queued ) => {
					try {
						const [ name, ...rest ] = queued;
						( shared as Record< string, Function > )[ name ]?.(
							...rest
						);
					} catch ( error ) {
						warn( error );
					}
				} ),
		},
	};
	Object.assign( shared, api );
	if ( Array.isArray( queue ) ) {
		api.queue.push( ...queue );
	}

	let surveys: PageData[ 'surveys' ] | undefined;
	void page
		// start() reports it.
		.catch( () => undefined )
		.then( ( data ) => ( surveys = data?.surveys ?? [] ) );
	document.addEventListener( 'click', ( event ) => {
		const opener = (
			event.target as Element | null
		 )?.closest?.< HTMLAnchorElement >( OPENERS );
		const [ , id ] =
			TARGET.exec(
				opener?.dataset[ 'userfeedbackOpen' ] ?? opener?.hash ?? ''
			) ?? [];
		// A survey in the content of the page has the same anchor, but is no popup: the link leads to it.
		if (
			id &&
			( ! surveys ||
				! opener?.hash ||
				surveys.some( ( one ) => one.id === Number( id ) ) )
		) {
			event.preventDefault();
			void open( Number( id ), true );
		}
	} );
}
