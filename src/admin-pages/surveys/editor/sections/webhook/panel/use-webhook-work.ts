import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as webhooksStore } from '@/stores/webhooks';

/** What people do with a webhook: one thing at a time. */
export interface WebhookWork {
	/** The name of what is running. */
	running: string | undefined;
	/** Why the last one failed. */
	error: ApiError | undefined;
	forgetError: () => void;
	/** Runs something on the server, then loads what it may have changed. Resolves with its result; undefined if it failed. */
	run: < Result >(
		name: string,
		action: () => Promise< Result >
	) => Promise< Result | undefined >;
}

/** Runs the actions of the panel and keeps the error of the last one. */
export function useWebhookWork(): WebhookWork {
	const { refresh } = useDispatch( webhooksStore );
	const [ running, setRunning ] = useState< string >();
	const [ error, setError ] = useState< ApiError >();
	return {
		running,
		error,
		forgetError: () => setError( undefined ),
		run: async ( name, action ) => {
			if ( running !== undefined ) {
				return undefined;
			}
			setRunning( name );
			setError( undefined );
			try {
				return await action();
			} catch ( thrown ) {
				setError( toApiError( thrown ) );
				return undefined;
			} finally {
				setRunning( undefined );
				refresh();
			}
		},
	};
}
