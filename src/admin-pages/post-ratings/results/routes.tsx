import { __ } from '@wordpress/i18n';
import { ChunkError } from '@/components/chunk-error';
import { LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';
import { useFeature } from '@/hooks/use-feature';
import { RATING_RESULTS } from '@/routes';
import { RatingTabs } from '../components/rating-tabs';

/** The results, as a chunk that the settings do not need. The browser prefetches it when it is idle. */
const useScreens = createChunk(
	() =>
		import(
			/* webpackChunkName: "admin-rating-results", webpackPrefetch: true */ './results-screens'
		)
);

/**
 * The results of post ratings: the rated posts, or the ratings of one of them. If they are locked, nothing is loaded.
 *
 * @param props
 * @param props.postId The post; undefined for the list of posts.
 */
export function RatingResultsRoute( {
	postId,
}: {
	postId?: number | undefined;
} ) {
	const { isAllowed } = useFeature( 'rating-results' );
	const { part, hasFailed, retry } = useScreens();
	if ( isAllowed && part ) {
		return postId === undefined ? (
			<part.RatedPostsScreen />
		) : (
			<part.RatingsScreen key={ postId } postId={ postId } />
		);
	}
	return (
		<Page
			key="rating-results"
			title={ __( 'Post Ratings', 'userfeedback' ) }
			navigation={ <RatingTabs current={ RATING_RESULTS } /> }
		>
			<LockBlurb feature="rating-results" medium="post-ratings">
				<p>
					{ __(
						'See how visitors rate each post and what they wrote, in any range of days.',
						'userfeedback'
					) }
				</p>
			</LockBlurb>
			{ isAllowed && hasFailed && <ChunkError onRetry={ retry } /> }
			{ isAllowed && ! hasFailed && <Skeleton shape="row" count={ 8 } /> }
		</Page>
	);
}
