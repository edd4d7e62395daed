import { fetchRatingSettings } from '../ratings-api';
import { receiveRatingSettings } from './actions';
import type { ThunkArgs } from './types';

export const getSaved =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( receiveRatingSettings( await fetchRatingSettings() ) );
	};
