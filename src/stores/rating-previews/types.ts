/** HTML by the id of the post that the block is in; 0 in a template. */
export type State = Readonly< Record< number, string > >;

export interface Action {
	type: 'RECEIVE_RATING_HTML';
	postId: number;
	html: string;
}
