import { ajax } from '../ajax';
import type { ThunkArgs } from './actions';
import { receiveLicense } from './actions';
import type { Action, License } from './types';

export const getLicense =
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const before = select.getChangeCount();
		const license = await ajax< License >( 'userfeedback_vue_get_license' );
		// What changed meanwhile is asked for anew; this answer does not know of it.
		if ( select.getChangeCount() === before ) {
			dispatch( receiveLicense( license ) );
		}
	};

getLicense.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'FINISH_LICENSE_CHANGE';
