import { readStored } from './engine/storage';

/**
 * The key of sessionStorage under which the engine keeps what a visitor has begun, until the survey is over.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const progressKey = ( cookieName: string ) => `${ cookieName }-progress`;

/**
 * Whether the visitor has begun the survey on an earlier page of this session, and can go on.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const hasProgress = ( cookieName: string ): boolean =>
	!! readStored( 'sessionStorage', progressKey( cookieName ) );
