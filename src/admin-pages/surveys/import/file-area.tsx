import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './import.scss';

interface FileAreaProps {
	/** As in the attribute of an input: `.json,application/json`. */
	accept: string;
	isBusy: boolean;
	/** Of the button. */
	text: string;
	/** Of the button while a file is at work. */
	busyText: string;
	/** One per screen is the main one. */
	variant?: 'primary' | 'secondary';
	/** Below the button, such as the largest size. */
	children?: ReactNode;
	onFile: ( file: File ) => void;
}

/** Takes one file, dropped or chosen. */
export function FileArea( {
	accept,
	isBusy,
	text,
	busyText,
	variant = 'primary',
	children,
	onFile,
}: FileAreaProps ) {
	return (
		<div className="userfeedback-import__area">
			<p>{ __( 'Drop the file here, or', 'userfeedback' ) }</p>
			<FormFileUpload
				accept={ accept }
				onChange={ ( { currentTarget } ) => {
					const file = currentTarget.files?.[ 0 ];
					if ( file ) {
						onFile( file );
					}
					// Lets the user choose the same file again.
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						__next40pxDefaultSize
						accessibleWhenDisabled
						variant={ variant }
						disabled={ isBusy }
						isBusy={ isBusy }
						onClick={ openFileDialog }
					>
						{ isBusy ? busyText : text }
					</Button>
				) }
			/>
			{ children }
			<DropZone
				label={ __( 'Drop the file here', 'userfeedback' ) }
				onFilesDrop={ ( [ file ] ) => {
					if ( file && ! isBusy ) {
						onFile( file );
					}
				} }
			/>
		</div>
	);
}
