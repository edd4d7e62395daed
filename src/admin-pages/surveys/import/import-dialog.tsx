import { __ } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import { FileArea } from './file-area';
import { LeftOutDialog, SurveyFileFailure } from './survey-file-result';
import { useImport } from './use-import';

/** Imports a survey from a file that the user chooses or drops. */
export function ImportDialog( { onClose }: { onClose: () => void } ) {
	const { isBusy, failure, imported, importFile, open } =
		useImport( onClose );
	if ( imported ) {
		return (
			<LeftOutDialog
				imported={ imported }
				onOpen={ () => open( imported ) }
				onClose={ onClose }
			/>
		);
	}
	return (
		<Dialog
			title={ __( 'Import a survey', 'userfeedback' ) }
			size="medium"
			onClose={ onClose }
		>
			<p>
				{ __(
					'Choose a JSON file that was exported from the surveys list of this or another site. The survey becomes a draft.',
					'userfeedback'
				) }
			</p>
			{ failure && <SurveyFileFailure { ...failure } /> }
			<FileArea
				accept=".json,application/json"
				isBusy={ isBusy }
				text={ __( 'Choose a file', 'userfeedback' ) }
				busyText={ __( 'Importing…', 'userfeedback' ) }
				onFile={ ( file ) => void importFile( file ) }
			/>
		</Dialog>
	);
}
