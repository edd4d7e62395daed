export const STORE_NAME = 'userfeedback/rating-imports';
