import type { StoreDescriptor } from '@wordpress/data';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ApiError } from '../stores/api';
import { toApiError } from '../stores/api';

export interface Resolution {
	/** Why loading failed; undefined while loading and after it worked. */
	error: ApiError | undefined;
	/** Whether it is being loaded, possibly again while what was loaded before is still there. */
	isLoading: boolean;
	/** Loads again. */
	retry: () => void;
}

/**
 * The state of loading a selector's data. The data itself comes from the selector: calling that starts the loading.
 */
export function useResolution(
	store: StoreDescriptor,
	selector: string,
	args: unknown[]
): Resolution {
	// No dependencies: `args` is a new list each time, and reading the state is cheap.
	const { error, isLoading } = useSelect( ( select ) => {
		const {
			getResolutionError,
			hasFinishedResolution,
			hasResolutionFailed,
		} = select( store );
		const hasFailed = hasResolutionFailed( selector, args );
		return {
			error: hasFailed ? getResolutionError( selector, args ) : undefined,
			isLoading: ! hasFailed && ! hasFinishedResolution( selector, args ),
		};
	} );
	const { invalidateResolution } = useDispatch( store );
	return {
		error: error === undefined ? undefined : toApiError( error ),
		isLoading,
		retry: () => invalidateResolution( selector, args ),
	};
}
