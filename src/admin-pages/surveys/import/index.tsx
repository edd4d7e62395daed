import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import { ImportDialog } from './import-dialog';

/** A button that imports a survey from a file. */
export function ImportButton( {
	variant = 'secondary',
}: {
	variant?: 'secondary' | 'tertiary';
} ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant={ variant }
				icon={ upload }
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Import a survey', 'userfeedback' ) }
			</Button>
			{ isOpen && <ImportDialog onClose={ () => setIsOpen( false ) } /> }
		</>
	);
}
