import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ratingsUrl } from '../../components/admin-data';
import { formatDecimal, formatNumber } from '../../components/format';
import type { PostSurveys } from '../../survey-model';

interface PostRatingsProps {
	postId: number;
	figures: NonNullable< PostSurveys[ 'ratings' ] >;
}

/** What visitors rated the post. */
export function PostRatings( {
	postId,
	figures: { count, average },
}: PostRatingsProps ) {
	return (
		<section className="userfeedback-post-panel__ratings">
			<h3>{ __( 'Ratings of this post', 'userfeedback' ) }</h3>
			<p>
				{ count === 0
					? __( 'Nobody has rated it yet.', 'userfeedback' )
					: sprintf(
							/* translators: 1: average, for example 4.3; 2: number of ratings. */
							_n(
								'%1$s of 5, from %2$s rating',
								'%1$s of 5, from %2$s ratings',
								count,
								'userfeedback'
							),
							formatDecimal( average ),
							formatNumber( count )
						) }
			</p>
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
