/** The share of the form, or of the window, that must be visible. */
const HALF = 0.5;

/**
 * Calls back once, when half of a form is visible.
 *
 * @param form     The form.
 * @param callback What to do.
 */
export function whenSeen( form: HTMLElement, callback: () => void ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { intersectionRect, isIntersecting } of entries ) {
				const visible =
					intersectionRect.height /
					Math.min( form.offsetHeight, window.innerHeight );
				if ( isIntersecting && visible >= HALF ) {
					observer.disconnect();
					callback();
				}
			}
		},
		{ threshold: [ 0.1, 0.25, HALF, 1 ] }
	);
	observer.observe( form );
}
