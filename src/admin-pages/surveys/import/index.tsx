import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import { ChunkError } from '@/components/chunk-error';
import { Dialog } from '@/components/dialog';
import { createChunk } from '@/hooks/use-chunk';
import { getAdminData } from '@/lib/admin-data';
import { IMPORTS, hrefOf } from '@/routes';

const useDialog = createChunk( () =>
	import(
		/* webpackChunkName: "admin-import-dialog" */ './import-dialog'
	).then( ( { ImportDialog } ) => ImportDialog )
);

/** A button that imports a survey from a file. */
export function ImportButton() {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ upload }
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Import a survey', 'userfeedback' ) }
			</Button>
			{ isOpen && <LazyDialog onClose={ () => setIsOpen( false ) } /> }
		</>
	);
}

function LazyDialog( { onClose }: { onClose: () => void } ) {
	const { part: ImportDialog, hasFailed, retry } = useDialog();
	if ( ImportDialog ) {
		return <ImportDialog onClose={ onClose } />;
	}
	return hasFailed ? (
		<Dialog
			title={ __( 'Import a survey', 'userfeedback' ) }
			onClose={ onClose }
		>
			<ChunkError onRetry={ retry } />
		</Dialog>
	) : null;
}

/** Leads to everything that can be imported; for users who may only edit surveys, these are surveys. */
export function ImportAction() {
	return getAdminData().capabilities.manage ? (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			icon={ upload }
			href={ hrefOf( IMPORTS ) }
		>
			{ __( 'Import', 'userfeedback' ) }
		</Button>
	) : (
		<ImportButton />
	);
}
