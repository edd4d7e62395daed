import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { LeaveDialog } from '@/components/leave-dialog';
import { useLeaveGuard } from '@/hooks/use-leave-guard';
import { store as settingsStore } from '@/stores/settings';
import { isSettingsRoute } from '../tabs';

/** Asks before unsaved changes are lost. Switching between tabs keeps them. */
export function UnsavedGuard() {
	const { isDirty } = useSelect( settingsStore, [] );
	const { discardEdits } = useDispatch( settingsStore );
	const guard = useLeaveGuard( {
		hasUnsaved: () => isDirty(),
		isInside: isSettingsRoute,
	} );
	return (
		<LeaveDialog guard={ guard } onLeave={ () => discardEdits() }>
			{ __(
				'What you changed in the settings since they were last saved will be lost.',
				'userfeedback'
			) }
		</LeaveDialog>
	);
}
