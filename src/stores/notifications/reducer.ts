import type { InboxList } from '../../survey-model';
import type { Action, State } from './types';

const NOTHING: State = {
	received: undefined,
	leaving: [],
	active: undefined,
	dismissed: undefined,
	changes: 0,
};

/** The list after some of its notifications were dismissed. */
function withDismissed( list: InboxList, ids: readonly string[] ): InboxList {
	const isDismissed = ( { id }: { id: string } ) => ids.includes( id );
	return {
		...list,
		notifications: list.notifications.filter(
			( item ) => ! isDismissed( item )
		),
		dismissed: [
			...list.notifications.filter( isDismissed ),
			...list.dismissed,
		],
	};
}

/** The state with what users see, which selectors must not compute. */
function shown( state: State ): State {
	const { received, leaving } = state;
	const list = received && withDismissed( received, leaving );
	return {
		...state,
		active: list?.notifications,
		dismissed: list?.dismissed,
	};
}

const without = ( all: readonly string[], ids: readonly string[] ) =>
	all.filter( ( id ) => ! ids.includes( id ) );

export function reducer( state: State = NOTHING, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE_NOTIFICATIONS':
			return shown( { ...state, received: action.list } );
		case 'BEGIN_DISMISSAL':
			return shown( {
				...state,
				leaving: [ ...state.leaving, ...action.ids ],
			} );
		case 'FINISH_DISMISSAL':
			return shown( {
				...state,
				received:
					state.received &&
					withDismissed( state.received, action.ids ),
				leaving: without( state.leaving, action.ids ),
				changes: state.changes + 1,
			} );
		case 'UNDO_DISMISSAL':
			return shown( {
				...state,
				leaving: without( state.leaving, action.ids ),
			} );
		default:
			return state;
	}
}
