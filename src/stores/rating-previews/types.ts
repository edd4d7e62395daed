/** HTML by the id of the post that the block is in (0 in a template) and of the rated one (0 for the same): `5 0`. */
export type State = Readonly< Record< string, string > >;

export interface Action {
	type: 'RECEIVE_RATING_HTML';
	postId: number;
	chosen: number;
	html: string;
}

/** The key of a preview in the state. */
export function previewKey( postId: number, chosen: number ): string {
	return `${ postId } ${ chosen }`;
}
