import { __, sprintf } from '@wordpress/i18n';
import { formatDecimal, formatNumber } from '../../../components/format';
import { Stars } from '../../../components/stars';

/** A rating as five stars. */
export function RatingStars( { value }: { value: number } ) {
	const label = sprintf(
		/* translators: %s: number of stars, 1 to 5. */
		__( '%s out of 5 stars', 'userfeedback' ),
		formatNumber( value )
	);
	return <Stars value={ value } label={ label } />;
}

/** An average as five stars and a number with one decimal. */
export function AverageStars( { average }: { average: number } ) {
	return (
		<span className="userfeedback-rating-average">
			{ /* The number beside them says it. */ }
			<Stars value={ average } label="" />
			<span className="userfeedback-rating-average__number">
				{ formatDecimal( average ) }
			</span>
		</span>
	);
}
