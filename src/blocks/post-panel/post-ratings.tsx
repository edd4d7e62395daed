import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ratingsUrl } from '../../lib/admin-data';
import { formatDecimal, formatNumber } from '../../lib/format';
import type { PostSurveys } from '../../survey-model';

interface PostRatingsProps {
	postId: number;
	statistics: NonNullable< PostSurveys[ 'ratings' ] >;
}

/** What visitors rated the post. */
export function PostRatings( {
	postId,
	statistics: { count, average, liked },
}: PostRatingsProps ) {
	return (
		<section className="userfeedback-post-panel__ratings">
			<h3>{ __( 'Ratings of this post', 'userfeedback' ) }</h3>
			<p>{ text( count, average, liked ) }</p>
			{ count > 0 && (
				<Button
					variant="link"
					href={ ratingsUrl( postId ) }
					target="_blank"
				>
					{ __( 'All ratings of this post', 'userfeedback' ) }
				</Button>
			) }
		</section>
	);
}

function text( count: number, average: number, liked: number | null ): string {
	if ( count === 0 ) {
		return __( 'Nobody has rated it yet.', 'userfeedback' );
	}
	return liked === null
		? sprintf(
				/* translators: 1: average, for example 4.3; 2: number of ratings. */
				_n(
					'%1$s of 5, from %2$s rating',
					'%1$s of 5, from %2$s ratings',
					count,
					'userfeedback'
				),
				formatDecimal( average ),
				formatNumber( count )
			)
		: sprintf(
				/* translators: 1: number of ratings, 2: share of visitors who liked a post, 0 to 100. */
				_n(
					'%1$s rating, %2$s%% liked it',
					'%1$s ratings, %2$s%% liked it',
					count,
					'userfeedback'
				),
				formatNumber( count ),
				formatNumber( liked )
			);
}
