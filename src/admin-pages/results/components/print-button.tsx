import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PrinterIcon } from '@/components/icons';

/** Prints what the screen shows, in the style for paper (print.scss). */
export function PrintButton() {
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			icon={ <PrinterIcon /> }
			onClick={ () => window.print() }
		>
			{ __( 'Print', 'userfeedback' ) }
		</Button>
	);
}
