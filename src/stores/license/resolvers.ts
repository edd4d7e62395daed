import { loadLicense } from './actions';
import type { ThunkArgs } from './actions';
import type { Action } from './types';

export const getLicense =
	() =>
	async ( args: ThunkArgs ): Promise< void > => {
		await loadLicense()( args );
	};

getLicense.shouldInvalidate = ( action: Action ): boolean =>
	action.type === 'FINISH_LICENSE_CHANGE';
