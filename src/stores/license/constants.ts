export const STORE_NAME = 'userfeedback/license';
