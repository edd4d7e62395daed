import { combineReducers } from '@wordpress/data';
import type { Action, KnownPlugin, PluginList, State } from './types';

function withPlugin( list: PluginList, changed: KnownPlugin ): PluginList {
	return {
		...list,
		plugins: list.plugins.map( ( plugin ) =>
			plugin.slug === changed.slug ? changed : plugin
		),
	};
}

function lists(
	state: State[ 'lists' ] = {},
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_PLUGINS':
			return { ...state, [ action.name ]: action.list };
		case 'RECEIVE_PLUGIN':
			return Object.fromEntries(
				Object.entries( state ).map( ( [ name, list ] ) => [
					name,
					withPlugin( list, action.plugin ),
				] )
			);
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'RECEIVE_PLUGIN' ? state + 1 : state;
}

export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( { lists, changes } );
