import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../../lib/describe-error';
import { goTo } from '../../lib/go-to';
import { reloadPage } from '../../lib/reload-page';
import { toApiError } from '../../stores/api';
import type { NotificationButton } from '../../stores/notifications';
import { store as notificationsStore } from '../../stores/notifications';

/** What the drawer does with notifications, and why the last of it failed. */
export function useNotificationWork() {
	const { dismiss, dismissAll, runAction } =
		useDispatch( notificationsStore );
	const [ problem, setProblem ] = useState( '' );
	const attempt = async (
		work: () => Promise< void >,
		failure: string
	): Promise< void > => {
		setProblem( '' );
		try {
			await work();
		} catch ( thrown ) {
			setProblem(
				`${ failure } ${ describeError( toApiError( thrown ) ) }`
			);
		}
	};
	return {
		problem,
		forgetProblem: () => setProblem( '' ),
		dismiss: ( id: string ) =>
			attempt(
				async () => void ( await dismiss( id ) ),
				__( 'The notification was not dismissed.', 'userfeedback' )
			),
		dismissAll: () =>
			attempt(
				async () => void ( await dismissAll() ),
				__( 'The notifications were not dismissed.', 'userfeedback' )
			),
		run: ( button: NotificationButton ) =>
			attempt(
				async () => {
					const outcome = await runAction( button );
					if ( outcome.redirect_to !== undefined ) {
						goTo( outcome.redirect_to );
					} else if ( outcome.reload ) {
						reloadPage();
					}
				},
				__( 'This could not be done.', 'userfeedback' )
			),
	};
}
