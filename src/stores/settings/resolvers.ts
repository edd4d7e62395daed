import { fetchSettings } from '../api';
import { receiveSettings } from './actions';
import type { ThunkArgs } from './types';

export const getSaved =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveSettings( await fetchSettings() ) );
	};
