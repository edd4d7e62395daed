import { ToggleControl } from '@wordpress/components';
import type { FeatureName } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { Lock } from '.';

interface LockableToggleProps {
	feature: FeatureName;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	label: string;
	help: string;
	/** The stored value, even if the feature is locked. */
	checked: boolean;
	/** Whether it is disabled for another reason, which the screen explains elsewhere. */
	isDisabled?: boolean;
	onChange: ( checked: boolean ) => void;
}

/** A toggle that shows the stored value; if it is locked, its padlock says why. */
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
