/** The attributes stored in the post (block.json). */
export interface RatingAttributes extends Record< string, unknown > {
	/** The post to rate; 0 for the one that the block is in. */
	postId: number;
	/** Whether the settings placed the block, not a person. */
	isAutomatic: boolean;
}
