export const STORE_NAME = 'userfeedback/existing-plugin';
