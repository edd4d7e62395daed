export const STORE_NAME = 'userfeedback/results';
