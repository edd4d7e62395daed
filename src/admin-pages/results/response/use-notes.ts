import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { useSnackbar } from '@/components/snackbars';
import { toApiError } from '@/stores/api';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseDetail } from '@/survey-model';

interface Notes {
	/** Resolves with whether the note was stored. */
	add: ( text: string ) => Promise< boolean >;
	remove: ( noteId: number ) => void;
}

/** Adds notes to a response and deletes them. A failure is shown at the bottom of the screen. */
export function useNotes( { survey, id }: ResponseDetail ): Notes {
	const { addNote, removeNote } = useDispatch( responsesStore );
	const showSnackbar = useSnackbar();
	const about = `notes-${ id }`;

	async function attempt( work: Promise< void > ): Promise< boolean > {
		try {
			await work;
			return true;
		} catch ( thrown ) {
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about,
			} );
			return false;
		}
	}

	return {
		add: async ( text ) => {
			const isAdded = await attempt( addNote( survey.id, id, text ) );
			if ( isAdded ) {
				speak( __( 'Note added.', 'userfeedback' ) );
			}
			return isAdded;
		},
		remove: ( noteId ) => {
			void attempt( removeNote( survey.id, id, noteId ) ).then(
				( isRemoved ) =>
					isRemoved &&
					showSnackbar( __( 'Note deleted.', 'userfeedback' ), {
						about,
					} )
			);
		},
	};
}
