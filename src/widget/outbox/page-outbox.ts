import { openOutbox } from './outbox';

/** Opens the page’s outbox unless it is already open: the preview replaces it. */
export function openPageOutbox(): void {
	window.userfeedback ??= {};
	window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
}
