import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { planName } from '@/lib/plan-name';
import { store as licenseStore } from '@/stores/license';
import { PLANS } from '@/survey-model';
import type { ComparisonRow } from '../comparison-table';
import { ComparisonTable } from '../comparison-table';

/**
 * The features with the plans that include them, those of most plans first. The plans of each feature are what the server says of it:
 * PHP has the only table of features and plans.
 *
 * @param current The title of the feature that the user asked about; it comes first.
 */
export function usePlanRows( current?: string ): ComparisonRow[] {
	const features = useSelect(
		( select ) => select( licenseStore ).getFeatures(),
		[]
	);
	return Object.entries( features )
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
}

interface PlanTableProps {
	rows: readonly ComparisonRow[];
	/** Whether all rows are shown, instead of a box that scrolls. */
	isWhole?: boolean;
}

/** What each plan includes. */
export function PlanTable( { rows, isWhole = false }: PlanTableProps ) {
	return (
		<ComparisonTable
			label={ __( 'What each plan includes', 'userfeedback' ) }
			rowsTitle={ __( 'Feature', 'userfeedback' ) }
			items={ PLANS.map( ( plan ) => ( {
				key: plan,
				title: planName( plan ),
			} ) ) }
			rows={ rows }
			isWhole={ isWhole }
		/>
	);
}
