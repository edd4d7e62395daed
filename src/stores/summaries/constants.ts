export const STORE_NAME = 'userfeedback/summaries';
