import { __ } from '@wordpress/i18n';
import { formatDate, formatDateTimeInZone, formatTime } from '@/lib/format';
import { heldText } from '@/components/held-back';
import type { ListField } from '@/components/list-view';
import type { ListedRating } from '@/survey-model';
import type { RatingIcon } from './rating-stars';
import { SingleRating } from './rating-stars';

/** The columns of the ratings of a post. */
export function ratingFields(
	icon: RatingIcon | undefined
): ListField< ListedRating >[] {
	return [
		{
			id: 'created_at',
			label: __( 'Date', 'userfeedback' ),
			isTitle: true,
			isSortable: true,
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Oldest first', 'userfeedback' ),
				desc: __( 'Newest first', 'userfeedback' ),
			},
			render: ( { item } ) => (
				<time
					dateTime={ item.created_at }
					title={ formatDateTimeInZone( item.created_at ) }
				>
					{ formatDate( item.created_at ) }
				</time>
			),
		},
		{
			id: 'time',
			label: __( 'Time', 'userfeedback' ),
			render: ( { item } ) => formatTime( item.created_at ),
		},
		{
			id: 'rating',
			label: __( 'Rating', 'userfeedback' ),
			hidesLabel: true,
			isSortable: true,
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Lowest rating first', 'userfeedback' ),
				desc: __( 'Highest rating first', 'userfeedback' ),
			},
			render: ( { item } ) => (
				<>
					{ icon && (
						<SingleRating icon={ icon } value={ item.rating } />
					) }{ ' ' }
					{ heldText( item.held ) }
				</>
			),
		},
		{
			id: 'comment',
			label: __( 'Comment', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => (
				<p className="userfeedback-rating-comment" dir="auto">
					{ item.comment }
				</p>
			),
		},
	];
}
