import { ToggleControl } from '@wordpress/components';
import type { FeatureName } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { Lock } from '.';

interface LockableToggleProps {
	feature: FeatureName;
	/** The screen, for the vendor's statistics: `survey-editor`. */
	medium: string;
	label: string;
	help: string;
	/** As it is stored, locked or not. */
	checked: boolean;
	/** Whether something else keeps it from being changed, which says so itself. */
	isDisabled?: boolean;
	onChange: ( checked: boolean ) => void;
}

/** A toggle that shows what is stored, and whose padlock says why it cannot be changed. */
export function LockableToggle( {
	feature,
	medium,
	isDisabled = false,
	...toggle
}: LockableToggleProps ) {
	const { isAllowed } = useFeature( feature );
	return (
		<div className="userfeedback-lockable">
			<ToggleControl
				__nextHasNoMarginBottom
				{ ...toggle }
				disabled={ isDisabled || ! isAllowed }
			/>
			{ ! isDisabled && <Lock feature={ feature } medium={ medium } /> }
		</div>
	);
}
