/** Names the builder in the vendor's statistics of what led to an upgrade. */
export const MEDIUM = 'survey-editor';
