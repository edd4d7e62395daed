import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	LONG_SECONDS,
	useHideSnackbar,
	useSnackbar,
} from '@/components/snackbars';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as ratingSettingsStore } from '@/stores/rating-settings';

const SAVING = 'rating-settings-saving';
const OUTCOME = 'rating-settings-outcome';

/** Saves the settings and reports the progress. */
export function useSave() {
	const [ error, setError ] = useState< ApiError >();
	const [ failures, setFailures ] = useState( 0 );
	const showSnackbar = useSnackbar();
	const hideSnackbar = useHideSnackbar();
	const registry = useRegistry();
	const { saveRatingSettings } = useDispatch( ratingSettingsStore );
	const { isDirty, isSaving } = useSelect( ( select ) => {
		const store = select( ratingSettingsStore );
		return { isDirty: store.isDirty(), isSaving: store.isSaving() };
	}, [] );

	async function save(): Promise< void > {
		// A save that starts while another one is running would show its own message.
		if ( registry.select( ratingSettingsStore ).isSaving() ) {
			return;
		}
		hideSnackbar( OUTCOME );
		showSnackbar(
			// eslint-disable-next-line @wordpress/i18n-ellipsis -- the specification's text
			__( 'Saving Changes...', 'userfeedback' ),
			{ about: SAVING, seconds: LONG_SECONDS }
		);
		try {
			await saveRatingSettings();
			setError( undefined );
			showSnackbar( __( 'Settings Updated', 'userfeedback' ), {
				about: OUTCOME,
			} );
		} catch ( thrown ) {
			const failure = toApiError( thrown );
			setError( failure );
			setFailures( ( count ) => count + 1 );
			showSnackbar( __( 'Could Not Save Changes', 'userfeedback' ), {
				about: OUTCOME,
				status: 'error',
			} );
			if ( failure.fields.length === 0 ) {
				// The reason is at the top.
				window.scrollTo( 0, 0 );
			}
		} finally {
			hideSnackbar( SAVING );
		}
	}

	return {
		isDirty,
		isSaving,
		/** Why the last save failed. */
		error,
		/** How many saves have failed. */
		failures,
		forgetError: () => setError( undefined ),
		save: () => void save(),
	};
}
