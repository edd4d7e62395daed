import type { StoreDescriptor } from '@wordpress/data';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ApiError } from '../stores/api';
import { toApiError } from '../stores/api';

export interface Resolution {
	/** Why loading failed; undefined while loading and after it worked. */
	error: ApiError | undefined;
	/** Loads again. */
	retry: () => void;
}

/**
 * How the loading of a selector's data stands. The data itself comes from the selector: calling that is what starts
 * the loading.
 */
export function useResolution(
	store: StoreDescriptor,
	selector: string,
	args: unknown[]
): Resolution {
	// No dependencies: `args` is a new list each time, and looking is cheap.
	const error = useSelect( ( select ) => {
		const { hasResolutionFailed, getResolutionError } = select( store );
		return hasResolutionFailed( selector, args )
			? getResolutionError( selector, args )
			: undefined;
	} );
	const { invalidateResolution } = useDispatch( store );
	return {
		error: error === undefined ? undefined : toApiError( error ),
		retry: () => invalidateResolution( selector, args ),
	};
}
