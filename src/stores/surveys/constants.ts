export const STORE_NAME = 'userfeedback/surveys';
