import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { ListField } from '@/components/list-view';
import { hrefOf } from '@/routes';
import type { RatedPost } from '@/survey-model';
import type { RatingIcon } from './rating-stars';
import { AverageRating } from './rating-stars';

/**
 * The columns of the rated posts.
 *
 * @param routeOf The route of a post's ratings.
 * @param icon    The icon of the settings; unknown until the list is loaded.
 */
export function postFields(
	routeOf: ( postId: number ) => string,
	icon: RatingIcon | undefined
): ListField< RatedPost >[] {
	return [
		{
			id: 'title',
			label: __( 'Post/Page Name', 'userfeedback' ),
			isTitle: true,
			isSortable: true,
			sortLabels: {
				asc: __( 'Name, A to Z', 'userfeedback' ),
				desc: __( 'Name, Z to A', 'userfeedback' ),
			},
			render: ( { item } ) => (
				<div className="userfeedback-rated-post">
					<a
						className="userfeedback-list-view__title"
						href={ hrefOf( routeOf( item.post_id ) ) }
						dir="auto"
					>
						{ item.post_title }
					</a>
					{ item.post_state !== '' && (
						<span className="userfeedback-rated-post__state">
							{ item.post_state }
						</span>
					) }
				</div>
			),
		},
		{
			id: 'total_ratings',
			label: __( 'Number of Ratings', 'userfeedback' ),
			isNumber: true,
			isSortable: true,
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Fewest ratings first', 'userfeedback' ),
				desc: __( 'Most ratings first', 'userfeedback' ),
			},
			render: ( { item } ) => formatNumber( item.total_ratings ),
		},
		{
			id: 'average_rating',
			label: __( 'Average Rating', 'userfeedback' ),
			isSortable: true,
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Lowest average first', 'userfeedback' ),
				desc: __( 'Highest average first', 'userfeedback' ),
			},
			render: ( { item } ) =>
				icon && (
					<AverageRating
						icon={ icon }
						average={ item.average_rating }
						liked={ item.liked_percent }
					/>
				),
		},
	];
}
