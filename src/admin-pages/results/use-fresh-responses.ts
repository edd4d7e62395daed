import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as responsesStore } from '../../stores/responses';

/** Marks a survey's responses as stale when the screen unmounts, since visitors may answer at any time. */
export function useFreshResponses( surveyId: number ): void {
	const { invalidateResponses } = useDispatch( responsesStore );
	useEffect(
		() => () => void invalidateResponses( surveyId ),
		[ invalidateResponses, surveyId ]
	);
}
