import { __ } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import { ShortcutList } from '@/components/shortcut-list';

/** The panel with all keyboard shortcuts. */
export function ShortcutsDialog( { onClose }: { onClose: () => void } ) {
	return (
		<Dialog
			title={ __( 'Keyboard shortcuts', 'userfeedback' ) }
			size="medium"
			onClose={ onClose }
		>
			<p>
				{ __(
					'Shortcuts for a question apply to the question that has the cursor.',
					'userfeedback'
				) }
			</p>
			<ShortcutList />
		</Dialog>
	);
}
