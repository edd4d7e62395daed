import { __, sprintf } from '@wordpress/i18n';
import { formatDecimal, formatNumber } from '@/lib/format';
import { likedText } from '@/lib/liked-text';
import { Stars } from '@/components/stars';
import type { RatedPostList } from '@/survey-model';

/** The icon with which visitors rate. */
export type RatingIcon = RatedPostList[ 'icon' ];

/** The name of a rating as visitors read it. An earlier icon may have offered other ratings than the one of today. */
export function ratingLabel( { values }: RatingIcon, rating: number ): string {
	return (
		values.find( ( { value } ) => value === rating )?.label ??
		sprintf(
			/* translators: %s: a rating, 1 to 5. */
			__( '%s out of 5', 'userfeedback' ),
			formatNumber( rating )
		)
	);
}

function Drawing( { icon, path }: { icon: RatingIcon; path: string } ) {
	return (
		<svg
			className="userfeedback-rating-drawing"
			width="20"
			height="20"
			viewBox={ icon.viewBox }
			fill={ icon.fill }
			aria-hidden="true"
			focusable="false"
		>
			<path d={ path } />
		</svg>
	);
}

/** The stars of the icon, which has its own drawing for everything but stars. */
function Scale( {
	icon,
	value,
	label,
}: {
	icon: RatingIcon;
	value: number;
	label: string;
} ) {
	return (
		<Stars
			value={ value }
			label={ label }
			{ ...( icon.id !== 'stars' && { drawing: icon } ) }
		/>
	);
}

/** A single rating: five stars or hearts, or the thumb or face that the visitor chose. */
export function SingleRating( {
	icon,
	value,
}: {
	icon: RatingIcon;
	value: number;
} ) {
	if ( icon.is_scale ) {
		return (
			<Scale
				icon={ icon }
				value={ value }
				label={
					icon.id === 'stars'
						? sprintf(
								/* translators: %s: number of stars, 1 to 5. */
								__( '%s out of 5 stars', 'userfeedback' ),
								formatNumber( value )
							)
						: ratingLabel( icon, value )
				}
			/>
		);
	}
	const chosen = icon.values.find( ( item ) => item.value === value );
	return (
		<span className="userfeedback-rating-average">
			{ chosen && <Drawing icon={ icon } path={ chosen.path } /> }
			{ ratingLabel( icon, value ) }
		</span>
	);
}

interface AverageProps {
	icon: RatingIcon;
	average: number;
	/** Percent of thumbs up; null with other icons. */
	liked: number | null;
}

/** The drawing of an average. Decoration: a number stands beside it. Faces have none, because no face is the average of others. */
export function AverageDrawing( {
	icon,
	average,
	liked,
}: AverageProps ): JSX.Element | null {
	if ( liked !== null ) {
		return <Drawing icon={ icon } path={ icon.path } />;
	}
	return icon.is_scale ? (
		<Scale icon={ icon } value={ average } label="" />
	) : null;
}

/** An average as icons and a number with one decimal; with thumbs the share of thumbs up. */
export function AverageRating( { icon, average, liked }: AverageProps ) {
	return (
		<span className="userfeedback-rating-average">
			<AverageDrawing icon={ icon } average={ average } liked={ liked } />
			<span className="userfeedback-rating-average__number">
				{ liked === null
					? formatDecimal( average )
					: likedText( liked ) }
			</span>
		</span>
	);
}
