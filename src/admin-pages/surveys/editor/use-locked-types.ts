import type { Feature } from '../../../hooks/use-feature';
import { useFeature } from '../../../hooks/use-feature';
import type { QuestionType } from '../../../survey-model';

/** The question types that cannot be chosen on this site now, each with what it would take. */
export function useLockedTypes(): ReadonlyMap< QuestionType, Feature > {
	// Each is a feature of its own name; the other types are never locked.
	const features = {
		'image-radio': useFeature( 'image-radio' ),
		'icon-choice': useFeature( 'icon-choice' ),
		'star-rating': useFeature( 'star-rating' ),
		nps: useFeature( 'nps' ),
	} satisfies Partial< Record< QuestionType, Feature > >;
	return new Map(
		Object.values( features )
			.filter( ( { isAllowed } ) => ! isAllowed )
			.map( ( feature ) => [ feature.name as QuestionType, feature ] )
	);
}

/** Names the builder in the vendor's statistics of what led to an upgrade. */
export const MEDIUM = 'survey-editor';
