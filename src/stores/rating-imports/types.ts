import type {
	ImportPreview,
	ImportSource,
	ImportStep,
} from '../../survey-model';
import type { ApiError } from '../api';

/** What an import would change, put together from the steps so far. */
export interface Preview extends Omit< ImportPreview, 'cursor' > {
	status: 'running' | 'done' | 'failed';
	error?: ApiError;
}

/** An import that this window follows. */
export interface Run extends Omit< ImportStep, 'is_running' > {
	/** `stopping` until the step that was sent is done. */
	status: 'running' | 'stopping' | 'stopped' | 'done' | 'failed';
	error?: ApiError;
}

export interface State {
	/** The plugins whose ratings were found; undefined until they are loaded once. */
	readonly sources: readonly ImportSource[] | undefined;
	/** By source. */
	readonly previews: Readonly< Record< string, Preview > >;
	/** By source. */
	readonly runs: Readonly< Record< string, Run > >;
}

export type Action =
	| { type: 'RECEIVE_SOURCES'; sources: readonly ImportSource[] }
	| { type: 'START_PREVIEW'; source: string }
	| { type: 'ADD_PREVIEW'; source: string; step: ImportPreview }
	| { type: 'FAIL_PREVIEW'; source: string; error: ApiError }
	| { type: 'START_RUN'; source: string }
	| { type: 'ADD_STEP'; source: string; step: ImportStep }
	| { type: 'STOP_RUN'; source: string }
	| { type: 'END_RUN'; source: string }
	| { type: 'FAIL_RUN'; source: string; error: ApiError };
