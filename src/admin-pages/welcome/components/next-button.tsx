import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Opens the next step. */
export function NextButton( { onClick }: { onClick: () => void } ) {
	return (
		<Button __next40pxDefaultSize variant="primary" onClick={ onClick }>
			{ __( 'Next', 'userfeedback' ) }
		</Button>
	);
}
