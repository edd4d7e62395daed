import { __ } from '@wordpress/i18n';
import type { StarRatingQuestion } from '@/survey-model';
import { COMPARATORS, LIMITS, scaleValues } from '@/survey-model';
import { defineQuestionType } from './definition';
import { drawing } from './drawing';

export const starRating = defineQuestionType< StarRatingQuestion >( {
	name: 'star-rating',
	label: __( 'Star Rating', 'userfeedback' ),
	icon: drawing(
		'm12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z'
	),
	feature: 'star-rating',
	comparators: COMPARATORS[ 'star-rating' ],
	conditionValues: () => scaleValues( 1, LIMITS.stars ),
} );
