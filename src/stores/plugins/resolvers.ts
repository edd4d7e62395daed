import { fetchPlugins } from '../installer-api';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './actions';
import { receivePlugins } from './actions';
import type { PluginListName } from './types';

const load =
	( name: PluginListName ) =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await fetchLatest( select.getChangeCount, () =>
			fetchPlugins( name )
		);
		dispatch( receivePlugins( name, list ) );
	};

export const getPlugins = () => load( 'surveys' );

export const getGrowthPlugins = () => load( 'growth' );
