import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { PLANS } from '../../survey-model';
import { store as licenseStore } from '../../stores/license';
import { ComparisonTable } from '../comparison-table';
import { planName } from '../../lib/plan-name';

/**
 * What each plan includes, closed at first. The plan of each feature is what the server says of it: PHP has the only
 * table of features and plans.
 *
 * @param props
 * @param props.current The title of the feature that the user asked about; it comes first.
 */
export function PlanComparison( { current }: { current: string } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const features = useSelect(
		( select ) => select( licenseStore ).getFeatures(),
		[]
	);
	const rows = Object.entries( features )
		.map( ( [ key, { plans, title } ] ) => ( {
			key,
			title,
			includedIn: plans,
			isCurrent: title === current,
		} ) )
		.sort(
			( a, b ) =>
				Number( b.isCurrent ) - Number( a.isCurrent ) ||
				b.includedIn.length - a.includedIn.length
		);
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
			{ isOpen && (
				<ComparisonTable
					label={ __( 'What each plan includes', 'userfeedback' ) }
					rowsTitle={ __( 'Feature', 'userfeedback' ) }
					items={ PLANS.map( ( plan ) => ( {
						key: plan,
						title: planName( plan ),
					} ) ) }
					rows={ rows }
				/>
			) }
		</div>
	);
}
