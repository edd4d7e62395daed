import { request } from './request';

/** What visitors rated a post; null for what the site does not show to visitors. */
export interface RatingStatistics {
	/** From 1 to 5; 0 without ratings. */
	average: number | null;
	count: number | null;
}

/** What visitors see of a post's ratings. Fails for posts that they cannot rate. */
export async function fetchRatingStatistics(
	postId: number
): Promise< RatingStatistics > {
	const { data } = await request< { data: RatingStatistics } >(
		`/posts/${ postId }/rating`
	);
	return data;
}
