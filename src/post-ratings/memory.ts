import { readStored, store } from '../widget/engine/storage';
import type { Control } from './control';

/**
 * What this browser remembers of its own ratings, because pages from caches are the same for all visitors. Only after a
 * visitor has rated; without storage nothing is remembered.
 *
 * @param control A control of the post. A page that was cached before the update, and one of the site at the root, names no site.
 */
const key = ( { dataset: { site, post } }: Control ) =>
	`userfeedback-rated-${ post }${ site ? `-${ site }` : '' }`;

/**
 * The visitor's rating of a post; 0 if none is known.
 *
 * @param control A control of the post.
 */
export const remembered = ( control: Control ): number =>
	Number( readStored( 'localStorage', key( control ) ) ) || 0;

/**
 * Remembers a rating.
 *
 * @param control A control of the post.
 * @param value   0 forgets it.
 */
export function remember( control: Control, value: number ): void {
	store( 'localStorage', key( control ), value ? String( value ) : null );
}
