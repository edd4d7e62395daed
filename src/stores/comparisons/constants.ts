export const STORE_NAME = 'userfeedback/comparisons';
