/**
 * Puts the scripts, styles and templates of another admin page into this one, in their order, without what is here already. May be
 * called again after it failed. What does it is a chunk: no screen needs it at first.
 *
 * @param html A page whose every file is in a tag of its own, with WordPress' ids.
 * @throws Error When a script, or the chunk, could not be loaded.
 */
export async function insertPage( html: string ): Promise< void > {
	const { insert } = await import(
		/* webpackChunkName: "admin-insert-page" */ './insert'
	);
	await insert( html );
}
