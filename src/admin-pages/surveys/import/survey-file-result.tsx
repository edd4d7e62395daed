import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Dialog } from '@/components/dialog';
import type { ImportedSurvey } from '@/survey-model';
import { surveyName } from '../survey-name';
import type { ImportFailure } from './use-import';
import './import.scss';

/** Why a file was refused, with the invalid fields if there are several. */
export function SurveyFileFailure( { message, fields }: ImportFailure ) {
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
export function LeftOutDialog( { imported, onOpen, onClose }: LeftOutProps ) {
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
