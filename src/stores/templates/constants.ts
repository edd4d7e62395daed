export const STORE_NAME = 'userfeedback/templates';
