import { COMPARATORS, LIMITS, PLANS, QUALIFYING_TYPES } from './generated';

/** The builder adds no options beyond this number. The server accepts more, so a loaded question may have more. */
export const BUILDER_OPTIONS_MAX = 5;

export { COMPARATORS, LIMITS, PLANS, QUALIFYING_TYPES };
