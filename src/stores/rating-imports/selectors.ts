import type { Preview, Run, State } from './types';

/** The plugins whose ratings were found; undefined until they are loaded once. */
export function getSources( state: State ): State[ 'sources' ] {
	return state.sources;
}

/** What importing a source would change; undefined until somebody asks. */
export function getPreview(
	state: State,
	source: string
): Preview | undefined {
	return state.previews[ source ];
}

/** The import of a source in this window; undefined before it starts. */
export function getRun( state: State, source: string ): Run | undefined {
	return state.runs[ source ];
}
