export const STORE_NAME = 'userfeedback/heatmaps';
