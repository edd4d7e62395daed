/**
 * The key of sessionStorage under which the app keeps what a visitor has begun, until the survey is over.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const progressKey = ( cookieName: string ) => `${ cookieName }-progress`;
