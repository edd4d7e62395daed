import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useSnackbar } from '@/components/snackbars';
import { describeError } from '@/lib/describe-error';
import { toApiError } from '@/stores/api';
import { store as importsStore } from '@/stores/imports';
import type { FileImport } from '@/survey-model';
import { isUnfinished, responsesText } from './texts';

/** What is lost with an import. */
function loss( item: FileImport ): string {
	const { file_name: file, status, stored, title } = item;
	if ( status === 'importing' ) {
		return sprintf(
			/* translators: 1: title of a survey, 2: `400 responses`, 3: name of a file. */
			__(
				'The survey “%1$s” with the %2$s that are stored so far is deleted, and the uploaded file %3$s.',
				'userfeedback'
			),
			title,
			responsesText( stored ),
			file
		);
	}
	return isUnfinished( item )
		? sprintf(
				/* translators: %s: name of a file. */
				__(
					'The uploaded file %s is deleted, with what you decided about its columns. No response has been stored.',
					'userfeedback'
				),
				file
			)
		: sprintf(
				/* translators: %s: name of a file. */
				__(
					'The report about %s is deleted. The survey and its responses stay.',
					'userfeedback'
				),
				file
			);
}

interface CancelDialogProps {
	item: FileImport;
	onClose: () => void;
}

/** Asks before an import is canceled, or a finished one is removed from the list. */
export function CancelDialog( { item, onClose }: CancelDialogProps ) {
	const { deleteImport } = useDispatch( importsStore );
	const showSnackbar = useSnackbar();
	const [ isBusy, setIsBusy ] = useState( false );
	const isRunning = isUnfinished( item );
	async function remove(): Promise< void > {
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		try {
			await deleteImport( item.id );
			onClose();
			showSnackbar(
				isRunning
					? __( 'The import was canceled.', 'userfeedback' )
					: __( 'The report was deleted.', 'userfeedback' ),
				{ about: `import-${ item.id }` }
			);
		} catch ( thrown ) {
			onClose();
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about: `import-${ item.id }`,
			} );
		}
	}
	return (
		<ConfirmDialog
			title={
				isRunning
					? __( 'Cancel this import?', 'userfeedback' )
					: __( 'Delete this report?', 'userfeedback' )
			}
			confirmLabel={
				isRunning
					? __( 'Cancel import', 'userfeedback' )
					: __( 'Delete report', 'userfeedback' )
			}
			cancelLabel={
				isRunning
					? __( 'Keep importing', 'userfeedback' )
					: __( 'Keep it', 'userfeedback' )
			}
			onConfirm={ () => void remove() }
			onCancel={ onClose }
		>
			{ loss( item ) }
		</ConfirmDialog>
	);
}
