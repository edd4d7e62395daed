export const STORE_NAME = 'userfeedback/survey-embeds';
