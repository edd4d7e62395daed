/** The screen, as `utm_medium` in links to the vendor. */
export const MEDIUM = 'setup-wizard';
