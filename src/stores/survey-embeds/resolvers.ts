import { fetchStoredPreview } from '../embeds-api';
import { receiveEmbed } from './actions';
import type { Action } from './types';

interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export const getEmbed =
	( id: number ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveEmbed( id, await fetchStoredPreview( id ) ) );
	};

getEmbed.shouldInvalidate = ( action: Action, id: number ): boolean =>
	action.type === 'REFRESH_EMBED' && action.id === id;
