import { openOutbox } from './outbox';

window.userfeedback ??= {};
// It comes with the app, or alone where an earlier page left something, or both; one sender is enough.
window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
