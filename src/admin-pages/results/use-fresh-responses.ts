import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as responsesStore } from '../../stores/responses';

/** Visitors answer all the time: when a screen is left, a survey's responses are old, and loaded anew the next time. */
export function useFreshResponses( surveyId: number ): void {
	const { invalidateResponses } = useDispatch( responsesStore );
	useEffect(
		() => () => void invalidateResponses( surveyId ),
		[ invalidateResponses, surveyId ]
	);
}
