import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import './snackbars.scss';

/** Keeps our messages from those of WordPress and other plugins. */
const CONTEXT = 'userfeedback';

interface SnackbarOptions {
	/** What failed stays until it is closed; everything else goes after some seconds. */
	status?: 'success' | 'error';
	/** A way back, such as Undo. */
	action?: { label: string; onClick: () => void };
	/** What it is about: the next message about the same takes its place. */
	about?: string;
}

export type ShowSnackbar = ( text: string, options?: SnackbarOptions ) => void;

/** Shows a short message at the foot of the screen, also across a change of screens. */
export function useSnackbar(): ShowSnackbar {
	const { createNotice } = useDispatch( noticesStore );
	return useCallback(
		( text, { status = 'success', action, about = text } = {} ) => {
			createNotice( status, text, {
				type: 'snackbar',
				context: CONTEXT,
				// One id a text, unless it says what it is about: said twice, it is shown once.
				id: about,
				explicitDismiss: status === 'error',
				actions: action ? [ action ] : [],
			} );
		},
		[ createNotice ]
	);
}

/** The place of the snackbars, part of every page. */
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
