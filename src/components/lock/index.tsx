import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { lockSmall } from '@wordpress/icons';
import { useFeature } from '../../hooks/use-feature';
import type { FeatureName } from '../../hooks/use-feature';
import { lockSentence } from './lock-text';
import { UnlockDialog } from './unlock-dialog';
import './lock.scss';

export { LockBlurb } from './lock-blurb';
export { LockedArea } from './locked-area';
export { LockedButton } from './locked-button';
export { UnlockDialog } from './unlock-dialog';
export { lockSentence } from './lock-text';

interface LockProps {
	feature: FeatureName;
	/** The screen, as `utm_medium` for the vendor's statistics: `survey-editor`. */
	medium: string;
	/** The name of what is locked, if it is more than the one feature. */
	title?: string;
}

/**
 * The padlock beside a control that cannot be used yet. Its tooltip says why, and pressing it shows how to unlock the
 * feature. The control itself is disabled and shows the stored value. Renders nothing when the feature is allowed.
 */
export function Lock( { feature: name, medium, title }: LockProps ) {
	const locked = useFeature( name );
	const feature = { ...locked, title: title ?? locked.title };
	const [ isAsking, setIsAsking ] = useState( false );
	if ( feature.isAllowed ) {
		return null;
	}
	return (
		<>
			<Button
				className="userfeedback-lock"
				size="small"
				icon={ lockSmall }
				label={ lockSentence( feature ) }
				onClick={ () => setIsAsking( true ) }
			/>
			{ isAsking && (
				<UnlockDialog
					feature={ feature }
					medium={ medium }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
