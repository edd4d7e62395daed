import { combineReducers } from '@wordpress/data';
import type { Action, PluginList, State } from './types';

function list(
	state: PluginList | null = null,
	action: Action
): PluginList | null {
	switch ( action.type ) {
		case 'RECEIVE_PLUGINS':
			return action.list;
		case 'RECEIVE_PLUGIN':
			return (
				state && {
					...state,
					plugins: state.plugins.map( ( plugin ) =>
						plugin.slug === action.plugin.slug
							? action.plugin
							: plugin
					),
				}
			);
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'RECEIVE_PLUGIN' ? state + 1 : state;
}

export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( { list, changes } );
