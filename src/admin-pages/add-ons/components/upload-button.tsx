import { Button, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import { busyLabel } from '@/components/add-on-flow/busy-label';
import type { Busy } from '../use-add-on-work';
import { UPLOAD } from '../use-add-on-work';

interface UploadButtonProps {
	busy: Busy | undefined;
	onUpload: ( file: File ) => void;
}

/** A button to upload the package of an add-on, a zip file. */
export function UploadButton( { busy, onUpload }: UploadButtonProps ) {
	const isUploading = busy?.slug === UPLOAD;
	return (
		<FormFileUpload
			accept=".zip,application/zip"
			onChange={ ( { currentTarget } ) => {
				const file = currentTarget.files?.[ 0 ];
				if ( file ) {
					onUpload( file );
				}
				// Lets the user choose the same file again.
				currentTarget.value = '';
			} }
			render={ ( { openFileDialog } ) => (
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="secondary"
					icon={ upload }
					disabled={ busy !== undefined }
					isBusy={ isUploading }
					onClick={ openFileDialog }
				>
					{ isUploading
						? busyLabel( busy.work )
						: __( 'Upload Addon', 'userfeedback' ) }
				</Button>
			) }
		/>
	);
}
