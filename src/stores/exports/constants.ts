export const STORE_NAME = 'userfeedback/exports';
