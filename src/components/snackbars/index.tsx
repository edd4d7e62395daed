import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import './snackbars.scss';

/** Separates our messages from those of WordPress and other plugins. */
const CONTEXT = 'userfeedback';

interface SnackbarOptions {
	/** Errors stay until they are closed; other messages disappear after some seconds. */
	status?: 'success' | 'error';
	/** An action such as Undo. */
	action?: { label: string; onClick: () => void };
	/** An id for the message's subject: the next message with the same id replaces it. */
	about?: string;
}

export type ShowSnackbar = ( text: string, options?: SnackbarOptions ) => void;

/** Shows a short message at the bottom of the screen; it stays when the screen changes. */
export function useSnackbar(): ShowSnackbar {
	const { createNotice } = useDispatch( noticesStore );
	return useCallback(
		( text, { status = 'success', action, about = text } = {} ) => {
			createNotice( status, text, {
				type: 'snackbar',
				context: CONTEXT,
				// Without a subject, the text is the id, so that a repeated message is shown once.
				id: about,
				explicitDismiss: status === 'error',
				actions: action ? [ action ] : [],
			} );
		},
		[ createNotice ]
	);
}

/** The container of the snackbars, part of every page. */
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
