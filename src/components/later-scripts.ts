import { insertPage } from './insert-page';

/** Calls back when the browser is idle. Safari has no requestIdleCallback, so it gets a short delay. */
function whenIdle( callback: () => void ): void {
	if ( 'requestIdleCallback' in window ) {
		window.requestIdleCallback( callback, { timeout: 5000 } );
	} else {
		setTimeout( callback, 200 );
	}
}

async function insert(): Promise< void > {
	const template = document.querySelector< HTMLTemplateElement >(
		'template#userfeedback-later'
	);
	template?.remove();
	try {
		await insertPage( template?.innerHTML ?? '' );
	} catch {
		// Only the command palette is missing, until the next page load.
	}
}

/**
 * Inserts the scripts that PHP deferred (includes/Admin/LaterScripts.php) once the page is loaded and the browser is
 * idle, so that they do not delay the screen.
 */
export function insertLaterScripts(): void {
	if ( document.readyState === 'complete' ) {
		whenIdle( insert );
	} else {
		window.addEventListener( 'load', () => whenIdle( insert ), {
			once: true,
		} );
	}
}
