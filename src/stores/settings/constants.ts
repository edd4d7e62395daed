export const STORE_NAME = 'userfeedback/settings';
