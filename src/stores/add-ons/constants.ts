export const STORE_NAME = 'userfeedback/add-ons';
