import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { describeError } from '../../lib/describe-error';
import type { ApiError } from '../../stores/api-error';

interface LoadErrorProps {
	error: ApiError;
	onRetry: () => void;
}

/** Why something could not be loaded, with a button to try again. */
export function LoadError( { error, onRetry }: LoadErrorProps ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="userfeedback-block__notice"
		>
			{ describeError( error ) }{ ' ' }
			<Button variant="link" onClick={ onRetry }>
				{ __( 'Try again', 'userfeedback' ) }
			</Button>
		</Notice>
	);
}
