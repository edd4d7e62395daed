import { createRageDetector } from '../rage-clicks';

/** Resolves when the visitor has clicked several times quickly on one spot. Nothing is recorded and nothing is sent. */
function rageClick(): Promise< void > {
	return new Promise( ( resolve ) => {
		const isRage = createRageDetector();
		const listen = ( event: MouseEvent ) => {
			if ( isRage( event ) ) {
				document.removeEventListener( 'click', listen, true );
				resolve();
			}
		};
		// Before the page's own listeners, which may keep the event to themselves.
		document.addEventListener( 'click', listen, {
			capture: true,
			passive: true,
		} );
	} );
}

window.userfeedback?.register?.( 'trigger', 'rage-click', {
	wait: async ( { settings: { behavior } } ) =>
		behavior.rage_click ? rageClick() : undefined,
} );
/** Hides nothing, but a gate that cannot be loaded does: without this script, the survey would show to everybody. */
window.userfeedback?.register?.( 'gate', 'rage-click', {
	reason: () => null,
} );
