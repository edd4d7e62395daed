import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ApiError } from '../../../stores/api';
import '../../../components/dialog.scss';

interface ConnectErrorProps {
	error: ApiError;
	onClose: () => void;
}

/** Says why a key did not unlock the paid edition. */
export function ConnectError( { error, onClose }: ConnectErrorProps ) {
	return (
		<Modal
			title={ __( 'Error', 'userfeedback' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<p className="userfeedback-dialog__text">
				{ error.message ||
					__(
						'There was an error unlocking UserFeedback PRO please try again or install manually.',
						'userfeedback'
					) }
			</p>
			<div className="userfeedback-dialog__actions">
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onClose }
				>
					{ __( 'Ok', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}
