export const STORE_NAME = 'userfeedback/responses';
