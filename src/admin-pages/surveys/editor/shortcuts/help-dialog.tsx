import { __ } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import { keyNames, keysText } from '@/lib/keys';
import { SHORTCUTS } from './table';

/** The panel with all keyboard shortcuts. */
export function ShortcutsDialog( { onClose }: { onClose: () => void } ) {
	return (
		<Dialog
			title={ __( 'Keyboard shortcuts', 'userfeedback' ) }
			size="medium"
			className="userfeedback-shortcuts"
			onClose={ onClose }
		>
			<p>
				{ __(
					'Shortcuts for a question apply to the question that has the cursor.',
					'userfeedback'
				) }
			</p>
			<dl>
				{ SHORTCUTS.map( ( { name, label, keys } ) => (
					<div key={ name }>
						<dt>{ label }</dt>
						{ keys.map( ( combination ) => (
							<dd key={ keysText( combination ) }>
								{ keyNames( combination ).map( ( key ) => (
									<kbd key={ key }>{ key }</kbd>
								) ) }
							</dd>
						) ) }
					</div>
				) ) }
			</dl>
		</Dialog>
	);
}
