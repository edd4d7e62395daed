import { loadScripts } from '../show/page-scripts';
import { warn } from '../warn';
import type { PreviewReport, PreviewRequest } from './messages';

/** Without motion: the preview changes with each keystroke in a setting. */
const STILL =
	'*, *::before { animation: none !important; transition: none !important; }';

const HOST = 'userfeedback-widget';

/**
 * The scripts that this document has. The loader would wait for the tags of parts, which define no global. The outbox
 * is replaced (record-nothing.ts), and the control is for pages.
 */
const present = new Set( [
	'userfeedback-widget-outbox',
	'userfeedback-widget-control',
] );

/** The widget's host elements: one while a survey is shown. */
function hosts(): HTMLElement[] {
	return [ ...document.querySelectorAll< HTMLElement >( HOST ) ];
}

function report( status: PreviewReport[ 'status' ] ): void {
	const message: PreviewReport = {
		type: 'userfeedback-preview-report',
		status,
	};
	// The frame's origin is opaque, and the message contains nothing secret.
	window.parent.postMessage( message, '*' );
}

/** Shows a survey from its beginning, instead of the previous one. */
async function show( {
	data,
	survey,
	isAnimated,
}: PreviewRequest ): Promise< void > {
	const missing = [ ...data.app.scripts, ...( survey.scripts ?? [] ) ].filter(
		( { handle } ) => ! present.has( handle )
	);
	await loadScripts( missing, '' );
	missing.forEach( ( { handle } ) => present.add( handle ) );
	hosts().forEach( ( host ) => host.remove() );
	document.documentElement.lang = data.lang;
	document.documentElement.dir = data.dir;
	window.userfeedback?.app?.mount( { data, survey } );
	const root = hosts()[ 0 ]?.shadowRoot;
	if ( root && ! isAnimated ) {
		const style = document.createElement( 'style' );
		style.textContent = STILL;
		root.append( style );
	}
}

/** Shows the surveys that the builder sends, one at a time, and reports when one was closed. */
export function startPreview(): void {
	let running = Promise.resolve();
	let wanted: PreviewRequest | undefined;
	let isReplacing = false;

	async function showWanted(): Promise< void > {
		const request = wanted;
		wanted = undefined;
		if ( request === undefined ) {
			return;
		}
		isReplacing = true;
		try {
			await show( request );
		} catch ( error ) {
			warn( error );
			report( 'failed' );
		}
		// Mutations are reported after the current task.
		await Promise.resolve();
		isReplacing = false;
	}

	new MutationObserver( () => {
		if ( ! isReplacing && hosts().length === 0 ) {
			report( 'closed' );
		}
	} ).observe( document.documentElement, { childList: true } );

	window.addEventListener( 'message', ( event: MessageEvent< unknown > ) => {
		const message = event.data as Partial< PreviewRequest > | null;
		if (
			// The block editor sends from its own window, although the frame is in the one of its canvas.
			[ window.parent, window.top ].includes( event.source as Window ) &&
			message?.type === 'userfeedback-preview'
		) {
			wanted = message as PreviewRequest;
			running = running.then( showWanted );
		}
	} );
	report( 'ready' );
}
