import { useRegistry } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { store as surveysStore } from '../../../stores/surveys';

type Action = () => Promise< unknown >;

interface Attempts {
	/** Does something that may save the survey, unless it is being saved now. */
	attempt: ( action: Action ) => void;
	/** Does the last of them again. */
	tryAgain: () => void;
}

/**
 * Lets a survey be saved by one thing at a time: a new one would be stored twice, and of an old one the second save would
 * meet the first. What failed is tried again as it was meant: publishing, going on, or just saving.
 */
export function useAttempts( id: number ): Attempts {
	const registry = useRegistry();
	const last = useRef< Action >();
	function attempt( action: Action ): void {
		if ( ! registry.select( surveysStore ).isSavingSurvey( id ) ) {
			last.current = action;
			void action();
		}
	}
	return {
		attempt,
		tryAgain: () => last.current && attempt( last.current ),
	};
}
