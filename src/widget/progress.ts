import { readStored } from './engine/storage';

/**
 * The key of sessionStorage under which the engine keeps what a visitor has begun, until the survey is over.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const progressKey = ( cookieName: string ) => `${ cookieName }-progress`;

/**
 * What the visitor has begun on an earlier page of this session, and can go on with; null or undefined for nothing.
 *
 * @param cookieName The survey's `cookie_name`.
 */
export const readProgress = ( cookieName: string ): unknown =>
	// Not progressKey(): with it, this costs the loader 7 bytes.
	readStored( 'sessionStorage', `${ cookieName }-progress` );
