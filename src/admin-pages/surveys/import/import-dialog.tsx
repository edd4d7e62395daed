import {
	Button,
	DropZone,
	FormFileUpload,
	Notice,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Dialog } from '@/components/dialog';
import type { ImportedSurvey } from '@/survey-model';
import { surveyName } from '../survey-name';
import type { ImportFailure } from './use-import';
import { useImport } from './use-import';
import './import.scss';

/** Why a file was refused, with the invalid fields if there are several. */
function Failure( { message, fields }: ImportFailure ) {
	return (
		<Notice
			className="userfeedback-import__failure"
			status="error"
			isDismissible={ false }
		>
			{ message }
			{ fields.length > 0 && (
				<ul>
					{ fields.map( ( { field, message: why } ) => (
						<li key={ field }>
							<code>{ field }</code> { why }
						</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}

interface LeftOutProps {
	imported: ImportedSurvey;
	onOpen: () => void;
	onClose: () => void;
}

/** What of the file the imported survey does not contain. */
function LeftOutDialog( { imported, onOpen, onClose }: LeftOutProps ) {
	return (
		<Dialog
			title={ __( 'Imported, with some parts left out', 'userfeedback' ) }
			size="medium"
			onClose={ onClose }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Close', 'userfeedback' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ onOpen }
					>
						{ __( 'Edit survey', 'userfeedback' ) }
					</Button>
				</>
			}
		>
			<Announced>
				{ sprintf(
					/* translators: %s: title of a survey, in quotes. */
					__(
						'%s was imported as a draft. This site could not use these parts of the file:',
						'userfeedback'
					),
					surveyName( imported.survey.title )
				) }
			</Announced>
			<ul className="userfeedback-import__left-out">
				{ imported.left_out.map( ( { field, message } ) => (
					<li key={ field }>
						<code>{ field }</code> { message }
					</li>
				) ) }
			</ul>
		</Dialog>
	);
}

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
			{ failure && <Failure { ...failure } /> }
			<div className="userfeedback-import__area">
				<p>{ __( 'Drop the file here, or', 'userfeedback' ) }</p>
				<FormFileUpload
					accept=".json,application/json"
					onChange={ ( { currentTarget } ) => {
						const file = currentTarget.files?.[ 0 ];
						if ( file ) {
							void importFile( file );
						}
						// Lets the user choose the same file again.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							accessibleWhenDisabled
							variant="primary"
							disabled={ isBusy }
							isBusy={ isBusy }
							onClick={ openFileDialog }
						>
							{ isBusy
								? __( 'Importing…', 'userfeedback' )
								: __( 'Choose a file', 'userfeedback' ) }
						</Button>
					) }
				/>
				<DropZone
					label={ __( 'Drop the file here', 'userfeedback' ) }
					onFilesDrop={ ( [ file ] ) => {
						if ( file && ! isBusy ) {
							void importFile( file );
						}
					} }
				/>
			</div>
		</Dialog>
	);
}
