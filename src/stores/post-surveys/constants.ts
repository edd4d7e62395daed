export const STORE_NAME = 'userfeedback/post-surveys';
