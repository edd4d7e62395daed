import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import type { ApiError } from '@/stores/api';

interface ConnectErrorProps {
	error: ApiError;
	onClose: () => void;
}

/** A dialog that says why a key did not unlock the paid edition. */
export function ConnectError( { error, onClose }: ConnectErrorProps ) {
	return (
		<Dialog
			title={ __( 'Error', 'userfeedback' ) }
			onClose={ onClose }
			actions={
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onClose }
				>
					{ __( 'Ok', 'userfeedback' ) }
				</Button>
			}
		>
			{ error.message ||
				__(
					'There was an error unlocking UserFeedback PRO please try again or install manually.',
					'userfeedback'
				) }
		</Dialog>
	);
}
