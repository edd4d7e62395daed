import { openOutbox } from './outbox';

/** Opens the page's outbox unless it is already open: both the app and the separate outbox script may be loaded. */
export function openPageOutbox(): void {
	window.userfeedback ??= {};
	window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
}
