import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSnackbar } from '../../components/snackbars';
import { navigate, rememberRoute } from '../../hooks/use-hash-route';
import { editRoute } from '../../routes';
import { store as surveysStore } from '../../stores/surveys';
import { surveyName } from './survey-name';

/** The id for the messages about a copy: each message replaces the previous one. */
export function aboutCopy( id: number ): string {
	return `copy-of-${ id }`;
}

/**
 * Copies a survey and opens the copy in the editor, or shows a link to it if the user has left the screen meanwhile.
 * Rejects with an ApiError.
 */
export function useDuplicate(): (
	id: number,
	options?: { replace?: boolean }
) => Promise< void > {
	const { duplicateSurvey } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( id, options ) => {
			const isStillHere = rememberRoute();
			const copy = await duplicateSurvey( id );
			const route = editRoute( copy.id );
			const name = surveyName( copy.title );
			const about = aboutCopy( id );
			if ( ! isStillHere() ) {
				/* translators: %s: title of the copy of a survey, in quotes. */
				const text = __( 'The copy is called %s.', 'userfeedback' );
				showSnackbar( sprintf( text, name ), {
					about,
					action: {
						label: __( 'Edit', 'userfeedback' ),
						onClick: () => navigate( route ),
					},
				} );
				return;
			}
			navigate( route, options );
			showSnackbar(
				sprintf(
					/* translators: %s: title of the copy of a survey, in quotes. */
					__( 'You are editing the copy, %s.', 'userfeedback' ),
					name
				),
				{ about }
			);
		},
		[ duplicateSurvey, showSnackbar ]
	);
}
