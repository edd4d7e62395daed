import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { cleanForSlug } from '@wordpress/url';
import { describeError } from '../../lib/describe-error';
import { saveFile } from '../../lib/save-file';
import { useSnackbar } from '../../components/snackbars';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import { surveyName } from './survey-name';

type Survey = Pick< SurveySummary, 'id' | 'title' >;

/** The name of a survey's file. */
function fileName( { id, title }: Survey ): string {
	return `${ cleanForSlug( title ) || `survey-${ id }` }.json`;
}

/** Saves a survey as a JSON file on the user's computer. Reports failures itself. */
export function useExport(): ( survey: Survey ) => Promise< void > {
	const { exportSurvey } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();
	return useCallback(
		async ( survey ) => {
			const name = surveyName( survey.title );
			const about = `export-of-${ survey.id }`;
			try {
				const file = await exportSurvey( survey.id );
				saveFile(
					fileName( survey ),
					JSON.stringify( file, null, '\t' ),
					'application/json'
				);
				/* translators: %s: title of a survey, in quotes. */
				const done = __( '%s was exported.', 'userfeedback' );
				showSnackbar( sprintf( done, name ), { about } );
			} catch ( thrown ) {
				/* translators: %s: title of a survey, in quotes. */
				const failed = __(
					'%s could not be exported.',
					'userfeedback'
				);
				const reason = describeError( toApiError( thrown ) );
				showSnackbar( `${ sprintf( failed, name ) } ${ reason }`, {
					status: 'error',
					about,
				} );
			}
		},
		[ exportSurvey, showSnackbar ]
	);
}
