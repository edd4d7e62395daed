/** Characters of a survey's or question's title. */
export const TITLE_MAX_LENGTH = 500;

/** Characters of an option's label. */
export const OPTION_MAX_LENGTH = 200;

/** Options that a radio-button question needs before it can be saved. */
export const OPTIONS_MIN = 2;

/** Options at which the builder stops offering more; the server accepts 50, so a loaded question may hold more. */
export const BUILDER_OPTIONS_MAX = 5;
