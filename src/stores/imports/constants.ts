export const STORE_NAME = 'userfeedback/imports';

/** From the last edit of the mapping until it is sent, in milliseconds. */
export const QUIET_MS = 600;

/** From one look at an import that another process works on to the next, in milliseconds. */
export const LOOK_MS = 1500;
