import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { FileArea } from './file-area';
import { LeftOutDialog, SurveyFileFailure } from './survey-file-result';
import { useImport } from './use-import';

const stay = () => undefined;

/** Imports a survey without responses, from a file that a site exported. */
export function SurveyFileCard() {
	const { isBusy, failure, imported, importFile, open, forget } =
		useImport( stay );
	return (
		<Card title={ __( 'Survey file (JSON)', 'userfeedback' ) }>
			<div className="userfeedback-imports__source">
				<p>
					{ __(
						'A file that was exported from the surveys list of this or another site. The survey becomes a draft, without responses.',
						'userfeedback'
					) }
				</p>
				{ failure && <SurveyFileFailure { ...failure } /> }
				<FileArea
					accept=".json,application/json"
					isBusy={ isBusy }
					variant="secondary"
					text={ __( 'Choose a survey file', 'userfeedback' ) }
					busyText={ __( 'Importing…', 'userfeedback' ) }
					onFile={ ( file ) => void importFile( file ) }
				/>
				{ imported && (
					<LeftOutDialog
						imported={ imported }
						onOpen={ () => open( imported ) }
						onClose={ forget }
					/>
				) }
			</div>
		</Card>
	);
}
