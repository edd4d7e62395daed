import { keyNames, keysText } from '@/lib/keys';
import { SHORTCUTS } from '@/lib/shortcuts';
import './shortcut-list.scss';

/** The keyboard shortcuts of the builder with their keys. */
export function ShortcutList() {
	return (
		<dl className="userfeedback-shortcuts">
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
	);
}
