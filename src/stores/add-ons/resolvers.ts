import { ajax } from '../ajax';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './actions';
import { receiveAddOns } from './actions';
import type { Action, AddOnList } from './types';

export const getAddOns =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const list = await fetchLatest( select.getChangeCount, () =>
			ajax< AddOnList >(
				'userfeedback_get_addons',
				{},
				{ isReading: true }
			)
		);
		dispatch( receiveAddOns( list ) );
	};

getAddOns.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'INVALIDATE_ADD_ONS';
