/**
 * Calls back when the visitor leaves the page, also for another tab. Phones may end a page without a pagehide event, and some
 * browsers without a visibilitychange event: the callback may be called for both.
 *
 * @param callback What to do; there is time for one request with keepalive.
 * @param signal   Ends it.
 */
export function onLeave( callback: () => void, signal?: AbortSignal ): void {
	const options = signal && { signal };
	document.addEventListener(
		'visibilitychange',
		() => document.visibilityState === 'hidden' && callback(),
		options
	);
	window.addEventListener( 'pagehide', callback, options );
}
