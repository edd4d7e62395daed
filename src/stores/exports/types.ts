import type { BackgroundExport } from '../../survey-model';

export interface State {
	/** The current user's exports in the background, the newest first; undefined until they are loaded once. */
	readonly items: readonly BackgroundExport[] | undefined;
}

export type Action =
	| { type: 'RECEIVE_EXPORTS'; items: readonly BackgroundExport[] }
	| { type: 'ADD_EXPORT'; item: BackgroundExport }
	| { type: 'REMOVE_EXPORT'; id: number };
