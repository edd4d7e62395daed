import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { PlanTable, usePlanRows } from '../plan-table';

/**
 * What each plan includes, closed at first.
 *
 * @param props
 * @param props.current The title of the feature that the user asked about; it comes first.
 */
export function PlanComparison( { current }: { current: string } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const rows = usePlanRows( current );
	if ( rows.length === 0 ) {
		return null;
	}
	return (
		<div className="userfeedback-upgrade__plans">
			<Button
				variant="tertiary"
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
				aria-expanded={ isOpen }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ __( 'Compare the plans', 'userfeedback' ) }
			</Button>
			{ isOpen && <PlanTable rows={ rows } /> }
		</div>
	);
}
