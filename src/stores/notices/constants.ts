export const STORE_NAME = 'userfeedback/notices';

/** From closing a notice until it is gone and its onClose runs, in milliseconds. */
export const CLOSING_MS = 500;
