import { elementFinder } from '@/lib/element-path';

/** The elements of a page by the place of their path in the list; null for those that no longer exist. */
export type Resolved = readonly ( Element | null )[];

/**
 * Finds the elements of a page.
 *
 * @param page  The document in the frame.
 * @param paths See lib/element-path.ts.
 */
export function resolvePaths(
	page: Document,
	paths: readonly string[]
): Resolved {
	const find = elementFinder( page );
	return paths.map( ( path ) => {
		try {
			return path === '' ? null : find( path );
		} catch {
			// A path that no recorder of ours has written.
			return null;
		}
	} );
}
