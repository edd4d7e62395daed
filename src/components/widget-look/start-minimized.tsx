import { __ } from '@wordpress/i18n';
import { LockableToggle } from '@/components/lock/lockable-toggle';

interface StartMinimizedProps {
	/** The screen, as `utm_medium` for the vendor's statistics. */
	medium: string;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
}

/** Whether surveys first show as their closed tab. */
export function StartMinimized( props: StartMinimizedProps ) {
	return (
		<LockableToggle
			{ ...props }
			feature="start-minimized"
			label={ __( 'Start as a small tab', 'userfeedback' ) }
			help={ __(
				'Visitors see only the tab at the edge of the page and open the survey themselves. If they have opened or closed it before, it stays as they left it.',
				'userfeedback'
			) }
		/>
	);
}
