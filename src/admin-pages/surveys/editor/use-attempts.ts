import { useRegistry } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { store as surveysStore } from '@/stores/surveys';
import type { SurveyEditor } from './use-survey-editor';

type Action = () => Promise< unknown >;

interface Attempts {
	/** Runs an action that may save the survey, unless one is already running. */
	attempt: ( action: Action ) => void;
	/** Runs the failed command on what is there now, or saves what was chosen since; without a failed command, runs the last action. */
	tryAgain: () => void;
}

/**
 * Runs one save at a time: two simultaneous saves would store a new survey twice, or conflict with each other.
 * Retrying an action that is no command repeats the whole of it: going to the next step, or only saving.
 */
export function useAttempts(
	id: number,
	{ save, saveAll }: Pick< SurveyEditor, 'save' | 'saveAll' >
): Attempts {
	const registry = useRegistry();
	const last = useRef< Action >();
	function attempt( action: Action ): void {
		if ( ! registry.select( surveysStore ).isSavingSurvey( id ) ) {
			last.current = action;
			void action();
		}
	}
	function tryAgain(): void {
		const { getCommand, getRepeatedCommand } =
			registry.select( surveysStore );
		if ( getCommand( id ).failed === undefined ) {
			void ( last.current && attempt( last.current ) );
			return;
		}
		const command = getRepeatedCommand( id );
		attempt( () => ( command ? save( command ) : saveAll() ) );
	}
	return { attempt: useStableCallback( attempt ), tryAgain };
}
