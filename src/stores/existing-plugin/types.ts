import type { ExistingPlugin, ExistingPluginRuns } from '../../survey-model';
import type { ApiError } from '../api';

/** An import, or its preview, which stores nothing. */
export type RunName = keyof ExistingPluginRuns;

export interface State {
	/** What there is to import, and the last runs; undefined until it is loaded once. */
	readonly overview: ExistingPlugin | undefined;
	/** What this window does or has done last. */
	readonly work: {
		/** The run that this window follows; undefined if it follows none. */
		readonly name?: RunName | undefined;
		/** Whether it ends after the step that was sent. */
		readonly isStopping?: boolean | undefined;
		/** Why the last run of this window ended early. */
		readonly error?: ApiError | undefined;
	};
}

export type Action =
	| { type: 'RECEIVE_OVERVIEW'; overview: ExistingPlugin }
	| { type: 'RECEIVE_RUNS'; runs: ExistingPluginRuns }
	| { type: 'START'; name: RunName }
	| { type: 'STOP' }
	| { type: 'END' }
	| { type: 'FAIL'; error: ApiError };
