import { ToggleControl, VisuallyHidden } from '@wordpress/components';
import type { FeatureName } from '../../hooks/use-feature';
import { useFeature } from '../../hooks/use-feature';
import { Lock, LockedArea, lockSentence } from '.';

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

/** A toggle that shows the stored value. If it is locked, its description says why, and its whole row shows how to unlock it. */
export function LockableToggle( {
	feature: name,
	medium,
	help,
	isDisabled = false,
	...toggle
}: LockableToggleProps ) {
	const feature = useFeature( name );
	const isLocked = ! isDisabled && ! feature.isAllowed;
	return (
		<LockedArea
			className="userfeedback-lockable"
			feature={ name }
			medium={ medium }
			isActive={ isLocked }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				{ ...toggle }
				help={
					<>
						{ help }
						{ isLocked && (
							<VisuallyHidden as="span">
								{ ` ${ lockSentence( feature ) }` }
							</VisuallyHidden>
						) }
					</>
				}
				disabled={ isDisabled || ! feature.isAllowed }
			/>
			{ isLocked && <Lock feature={ name } medium={ medium } /> }
		</LockedArea>
	);
}
