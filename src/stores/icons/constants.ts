export const STORE_NAME = 'userfeedback/icons';
