import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatList } from '@/lib/format';
import { useHideSnackbar, useSnackbar } from '@/components/snackbars';
import type { SurveyWithConditions } from '@/survey-model';
import { newlyOffPlaces } from '@/survey-model';
import { useEditor } from '../../context';
import { conditionPlaceNames } from './condition-place-names';

/** The subject of the message. */
const ABOUT = 'conditions-off';

/**
 * Returns a function that names the conditions that an edit of the questions has turned off, with Undo. The message goes with the
 * next edit, because Undo would then undo that one.
 */
export function useOffNotice(): (
	before: SurveyWithConditions,
	after: SurveyWithConditions
) => void {
	const { survey, undo } = useEditor();
	const showSnackbar = useSnackbar();
	const hideSnackbar = useHideSnackbar();
	// The questions after the edit that the message is about, and whether they were rendered.
	const shown = useRef< SurveyWithConditions[ 'questions' ] >();
	useEffect( () => {
		if (
			shown.current !== undefined &&
			shown.current !== survey.questions
		) {
			shown.current = undefined;
			hideSnackbar( ABOUT );
		}
	}, [ survey, hideSnackbar ] );
	useEffect( () => () => hideSnackbar( ABOUT ), [ hideSnackbar ] );

	return ( before, after ) => {
		const places = newlyOffPlaces( before, after );
		const names = places && conditionPlaceNames( after, places );
		if ( names === undefined ) {
			return;
		}
		shown.current = after.questions;
		showSnackbar(
			sprintf(
				/* translators: %s: names of questions, or of other places with conditions. */
				__( 'Conditions are off for now: %s', 'userfeedback' ),
				formatList( names )
			),
			{
				about: ABOUT,
				action: {
					label: __( 'Undo', 'userfeedback' ),
					onClick: () => {
						if ( shown.current !== undefined ) {
							void undo.step( 'undo', false );
						}
					},
				},
			}
		);
	};
}
