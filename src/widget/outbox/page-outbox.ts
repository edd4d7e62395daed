import { openOutbox } from './outbox';

/** Opens the page's outbox. It comes with the app, or alone where an earlier page left something, or both; one sender is enough. */
export function openPageOutbox(): void {
	window.userfeedback ??= {};
	window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
}
