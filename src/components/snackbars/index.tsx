import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import './snackbars.scss';

/** Keeps our messages from those of WordPress and other plugins. */
const CONTEXT = 'userfeedback';

/** Shows a short message at the foot of the screen, also across a change of screens. */
export function useSnackbar(): ( text: string ) => void {
	const { createNotice } = useDispatch( noticesStore );
	return ( text ) => {
		// One id a text: said twice, it is shown once.
		createNotice( 'success', text, {
			type: 'snackbar',
			context: CONTEXT,
			id: text,
		} );
	};
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
			notices={ notices.map( ( { id, content } ) => ( {
				id,
				content,
			} ) ) }
			onRemove={ ( id ) => removeNotice( id, CONTEXT ) }
		/>
	);
}
