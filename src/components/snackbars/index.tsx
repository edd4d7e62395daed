import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import './snackbars.scss';

/** Separates our messages from those of WordPress and other plugins. */
const CONTEXT = 'userfeedback';

interface SnackbarOptions {
	status?: 'success' | 'error';
	/** An action such as Undo. */
	action?: { label: string; onClick: () => void };
	/** An id for the message's subject: the next message with the same id replaces it. */
	about: string;
	/** Seconds until it disappears, if not TOAST_SECONDS. Errors stay until they are closed, and what has an action stays longer. */
	seconds?: number;
}

export type ShowSnackbar = ( text: string, options: SnackbarOptions ) => void;

/** How long a message is shown that only has to be read. */
const TOAST_SECONDS = 3;

/** How long a message is shown that says what is being done, unless its outcome replaces it earlier; and one with an action. */
export const LONG_SECONDS = 10;

/** The timers of messages, by subject. */
const timers = new Map< string, number >();

/** Shows a short message at the bottom of the screen; it stays when the screen changes. */
export function useSnackbar(): ShowSnackbar {
	const { createNotice, removeNotice } = useDispatch( noticesStore );
	return useCallback(
		( text, { status = 'success', action, about, seconds } ) => {
			window.clearTimeout( timers.get( about ) );
			createNotice( status, text, {
				type: 'snackbar',
				context: CONTEXT,
				id: about,
				explicitDismiss: status === 'error',
				actions: action ? [ action ] : [],
			} );
			if ( status !== 'error' ) {
				const time =
					seconds ?? ( action ? LONG_SECONDS : TOAST_SECONDS );
				const hide = () => void removeNotice( about, CONTEXT );
				timers.set( about, window.setTimeout( hide, time * 1000 ) );
			}
		},
		[ createNotice, removeNotice ]
	);
}

/** Hides the message about a subject. */
export function useHideSnackbar(): ( about: string ) => void {
	const { removeNotice } = useDispatch( noticesStore );
	return useCallback(
		( about ) => {
			window.clearTimeout( timers.get( about ) );
			void removeNotice( about, CONTEXT );
		},
		[ removeNotice ]
	);
}

/** The container of the snackbars, part of the shell. */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices( CONTEXT ),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	return (
		<SnackbarList
			className="userfeedback-snackbars"
			notices={ notices.map(
				( { id, content, status, actions, explicitDismiss } ) => ( {
					id,
					content,
					actions,
					explicitDismiss: explicitDismiss === true,
					politeness: status === 'error' ? 'assertive' : 'polite',
				} )
			) }
			onRemove={ ( id ) => removeNotice( id, CONTEXT ) }
		/>
	);
}
