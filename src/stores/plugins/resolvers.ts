import { fetchPlugins } from '../installer-api';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './actions';
import { receivePlugins } from './actions';

export const getPlugins =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		dispatch(
			receivePlugins(
				await fetchLatest( select.getChangeCount, fetchPlugins )
			)
		);
	};
