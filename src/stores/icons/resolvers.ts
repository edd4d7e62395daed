import type { IconStyle } from '../icon-data';
import { fetchIcons } from '../icon-data';
import { receiveIcons } from './actions';
import type { Action } from './types';

interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export const getIcons =
	( style: IconStyle ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveIcons( style, await fetchIcons( style ) ) );
	};
