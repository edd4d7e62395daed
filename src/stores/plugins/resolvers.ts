import { ajax } from '../ajax';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './actions';
import { receivePlugins } from './actions';
import type { PluginList } from './types';

export const getPlugins =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await fetchLatest( select.getChangeCount, () =>
			ajax< PluginList >(
				'userfeedback_get_plugins',
				{},
				{ isReading: true }
			)
		);
		dispatch( receivePlugins( list ) );
	};
