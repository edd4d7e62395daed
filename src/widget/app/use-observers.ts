import { useEffect } from '@wordpress/element';
import { partsOf } from '../registry';
import type { MountArguments } from '../types';
import { attempt } from './attempt';
import { answersOnPath } from './path';
import type { State } from './state';
import { currentQuestion } from './state';
import { submissionOf } from './submission';

/**
 * Tells the page's observers about each change.
 *
 * @param what  The page's data and the survey.
 * @param state The widget's state.
 */
export function useObservers( what: MountArguments, state: State ): void {
	useEffect( () => {
		const progress = {
			isFinished: state.view === 'thank-you',
			isOpen: state.isOpen,
			submission: () =>
				submissionOf(
					what,
					state,
					answersOnPath( state.answers, [
						...state.path,
						currentQuestion( state ).id,
					] )
				),
		};
		for ( const { changed } of partsOf( 'observer' ) ) {
			attempt( () => changed( what, progress ) );
		}
	}, [ what, state ] );
}
