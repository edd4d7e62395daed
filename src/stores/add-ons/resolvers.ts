import { ajax } from '../ajax';
import type { ThunkArgs } from './actions';
import { receiveAddOns } from './actions';
import type { Action, AddOnList } from './types';

async function current( select: ThunkArgs[ 'select' ] ): Promise< AddOnList > {
	const before = select.getChangeCount();
	const list = await ajax< AddOnList >( 'userfeedback_get_addons' );
	// Asks again when something was changed while the answer was on its way.
	return select.getChangeCount() === before ? list : current( select );
}

export const getAddOns =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		dispatch( receiveAddOns( await current( select ) ) );
	};

getAddOns.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'INVALIDATE_ADD_ONS';
