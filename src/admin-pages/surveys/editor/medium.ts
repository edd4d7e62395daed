/** The builder's `utm_medium` in links to the vendor. */
export const MEDIUM = 'survey-editor';
