import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useLeaveGuard } from '../../../hooks/use-leave-guard';
import { store as settingsStore } from '../../../stores/settings';
import { TAB_ROUTE } from '../tabs';

/** Asks before changes are lost. What was changed on one tab stays while another one is looked at. */
export function UnsavedGuard( { onLeave }: { onLeave: () => void } ) {
	const { isDirty } = useSelect( settingsStore, [] );
	const { discardEdits } = useDispatch( settingsStore );
	const guard = useLeaveGuard( {
		hasUnsaved: () => isDirty(),
		isInside: ( route ) =>
			route === '' ||
			route === '/' ||
			TAB_ROUTE.test( route.split( '?' )[ 0 ] ?? '' ),
	} );
	if ( ! guard.isAsking ) {
		return null;
	}
	return (
		<ConfirmDialog
			title={ __( 'Leave without saving?', 'userfeedback' ) }
			confirmLabel={ __( 'Leave without saving', 'userfeedback' ) }
			cancelLabel={ __( 'Keep editing', 'userfeedback' ) }
			onConfirm={ () => {
				discardEdits();
				guard.leave();
				onLeave();
			} }
			onCancel={ guard.stay }
		>
			{ __(
				'What you changed in the settings since they were last saved will be lost.',
				'userfeedback'
			) }
		</ConfirmDialog>
	);
}
