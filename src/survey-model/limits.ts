import { LIMITS } from './generated';

/** Options at which the builder stops offering more; the server accepts more, so a loaded question may hold them. */
export const BUILDER_OPTIONS_MAX = 5;

export { LIMITS };
