import type { StoreDescriptor } from '@wordpress/data';
import { useDispatch, useSelect } from '@wordpress/data';
import type { ApiError } from '../stores/api';
import { toApiError } from '../stores/api';

export interface Resolution {
	/** Why loading failed; undefined while loading and after success. */
	error: ApiError | undefined;
	/** Whether a request is running; the data of an earlier request may still be available. */
	isLoading: boolean;
	/** Loads again. */
	retry: () => void;
}

/**
 * The state of a selector's resolver. The selector itself answers the data, and calling it starts the request.
 */
export function useResolution(
	store: StoreDescriptor,
	selector: string,
	args: unknown[]
): Resolution {
	// No dependencies: `args` is a new list each time, and reading the state is cheap.
	const state = useSelect( ( select ) =>
		select( store ).getResolutionState( selector, args )
	);
	const { invalidateResolution } = useDispatch( store );
	return {
		error:
			state?.status === 'error' ? toApiError( state.error ) : undefined,
		isLoading: state?.status !== 'error' && state?.status !== 'finished',
		retry: () => invalidateResolution( selector, args ),
	};
}
