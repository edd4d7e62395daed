export const STORE_NAME = 'userfeedback/plugins';
