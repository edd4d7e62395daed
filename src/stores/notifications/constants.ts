export const STORE_NAME = 'userfeedback/notifications';
