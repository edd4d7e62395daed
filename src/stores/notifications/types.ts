import type { InboxList, InboxNotification } from '../../survey-model';
import type { BoundSelectors } from '../types';
import type * as selectors from './selectors';

export type { InboxNotification };

export type NotificationButton = InboxNotification[ 'buttons' ][ number ];

type Notifications = readonly InboxNotification[];

export interface State {
	/** As the server has them; undefined until they are loaded once. */
	readonly received: InboxList | undefined;
	/** Ids that are being dismissed: not active for the user, and active again if that fails. */
	readonly leaving: readonly string[];
	/** Received ones that are not leaving. */
	readonly active: Notifications | undefined;
	readonly dismissed: Notifications | undefined;
	/** How often something was dismissed: what was requested before is stale. */
	readonly changes: number;
}

export type Action =
	| { type: 'RECEIVE_NOTIFICATIONS'; list: InboxList }
	| { type: 'BEGIN_DISMISSAL'; ids: readonly string[] }
	| { type: 'FINISH_DISMISSAL'; ids: readonly string[] }
	| { type: 'UNDO_DISMISSAL'; ids: readonly string[] };

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}
