import { openOutbox } from './outbox';

window.userfeedback ??= {};
// An optimiser may bring the file twice; one sender is enough.
window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
