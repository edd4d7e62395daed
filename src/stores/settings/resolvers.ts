import { fetchSettings } from '../api';
import type { ThunkArgs } from './actions';
import { receiveSettings } from './actions';

export const getSettings =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveSettings( await fetchSettings() ) );
	};
