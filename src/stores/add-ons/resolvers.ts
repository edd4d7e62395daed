import { fetchAddOns } from '../installer-api';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './actions';
import { receiveAddOns } from './actions';
import type { Action } from './types';

export const getAddOns =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await fetchLatest( select.getChangeCount, fetchAddOns );
		dispatch( receiveAddOns( list ) );
	};

getAddOns.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'INVALIDATE_ADD_ONS';
