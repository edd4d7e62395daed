/**
 * Inserts the scripts, styles and templates of another admin page into this page, in their order, without those that
 * are already there. May be called again after a failure. The code is a chunk, since no screen needs it at first.
 *
 * @param html A page whose files each have their own tag with WordPress' id.
 * @throws Error If a script or the chunk could not be loaded.
 */
export async function insertPage( html: string ): Promise< void > {
	const { insert } = await import(
		/* webpackChunkName: "admin-insert-page" */ './insert'
	);
	await insert( html );
}
