import { insertPage } from './insert-page';

/** Calls back when the browser has nothing to do; Safari cannot tell, so there it is a moment later. */
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
		// The command palette is missing until the next page; nothing of ours needs it.
	}
}

/**
 * Inserts the scripts that PHP kept back (includes/Admin/LaterScripts.php) once the page has loaded and the browser is idle: the
 * screen comes first.
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
