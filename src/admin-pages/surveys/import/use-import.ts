import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { useSnackbar } from '@/components/snackbars';
import { navigate } from '@/hooks/use-hash-route';
import { editRoute } from '@/routes';
import { ApiError } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import type { FieldError, ImportedSurvey } from '@/survey-model';
import { surveyName } from '../survey-name';
import { readSurveyFile } from './read-file';

/** Why a file was not imported. */
export interface ImportFailure {
	message: string;
	/** The invalid fields, if more than one. */
	fields: readonly FieldError[];
}

interface SurveyImport {
	isBusy: boolean;
	failure: ImportFailure | undefined;
	/** The imported survey, if something was left out that the user should know. */
	imported: ImportedSurvey | undefined;
	/** Imports a file and opens the survey in the builder, unless something was left out. */
	importFile: ( file: File ) => Promise< void >;
	/** Opens the imported survey in the builder. */
	open: ( imported: ImportedSurvey ) => void;
	/** Stays where the user is, with the survey in the list. */
	forget: () => void;
}

function failureOf( thrown: unknown ): ImportFailure {
	if ( thrown instanceof ApiError ) {
		const { fields } = thrown;
		return {
			message: describeError( thrown ),
			fields: fields.length > 1 ? fields : [],
		};
	}
	return { message: ( thrown as Error ).message, fields: [] };
}

/**
 * The import of a survey file.
 *
 * @param onDone Called before the survey opens.
 */
export function useImport( onDone: () => void ): SurveyImport {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< ImportFailure >();
	const [ imported, setImported ] = useState< ImportedSurvey >();
	const { importSurvey } = useDispatch( surveysStore );
	const showSnackbar = useSnackbar();

	function open( { survey }: ImportedSurvey ): void {
		onDone();
		navigate( editRoute( survey.id ) );
		showSnackbar(
			sprintf(
				/* translators: %s: title of a survey, in quotes. */
				__( '%s was imported as a draft.', 'userfeedback' ),
				surveyName( survey.title )
			),
			{ about: `import-${ survey.id }` }
		);
	}
	async function importFile( file: File ): Promise< void > {
		setIsBusy( true );
		setFailure( undefined );
		try {
			const result = await importSurvey( await readSurveyFile( file ) );
			if ( result.left_out.length === 0 ) {
				open( result );
			} else {
				setImported( result );
			}
		} catch ( thrown ) {
			setFailure( failureOf( thrown ) );
		} finally {
			setIsBusy( false );
		}
	}
	return {
		isBusy,
		failure,
		imported,
		importFile,
		open,
		forget: () => setImported( undefined ),
	};
}
