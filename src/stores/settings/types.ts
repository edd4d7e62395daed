import type { Settings } from '../../survey-model';
import type { store as outgoingStore } from '../outgoing';
import type {
	RecordAction,
	RecordState,
	RecordThunkArgs,
} from '../single-record';

export interface State extends RecordState< Settings > {
	/** Whether the current user closed the upgrade blurb permanently. */
	readonly isBlurbDismissed: boolean;
}

export type Action = RecordAction< Settings > | { type: 'DISMISS_BLURB' };

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs extends RecordThunkArgs< Settings > {
	dispatch: ( action: Action ) => void;
	registry: {
		dispatch: ( store: typeof outgoingStore ) => { refresh: () => void };
	};
	select: RecordThunkArgs< Settings >[ 'select' ] & {
		getSaved: () => Settings | undefined;
	};
}
