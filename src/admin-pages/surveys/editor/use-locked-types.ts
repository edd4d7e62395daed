import { useMemo } from '@wordpress/element';
import type { Feature } from '../../../hooks/use-feature';
import { useFeature } from '../../../hooks/use-feature';
import type { QuestionType } from '../../../survey-model';

/** Question types that cannot be chosen now, each with what it would take. */
export type LockedTypes = ReadonlyMap< QuestionType, Feature >;

/** The question types that cannot be chosen on this site now; the same map as long as they are the same. */
export function useLockedTypes(): LockedTypes {
	// Each is a feature of its own name; the other types are never locked.
	const imageRadio = useFeature( 'image-radio' );
	const iconChoice = useFeature( 'icon-choice' );
	const starRating = useFeature( 'star-rating' );
	const nps = useFeature( 'nps' );
	return useMemo(
		() =>
			new Map(
				[ imageRadio, iconChoice, starRating, nps ]
					.filter( ( { isAllowed } ) => ! isAllowed )
					.map( ( feature ) => [
						feature.name as QuestionType,
						feature,
					] )
			),
		[ imageRadio, iconChoice, starRating, nps ]
	);
}

/** Names the builder in the vendor's statistics of what led to an upgrade. */
export const MEDIUM = 'survey-editor';
