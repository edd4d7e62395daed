import { isPressed } from '@/lib/keys';
import type { Shortcut } from '@/lib/shortcuts';
import { SHORTCUTS } from '@/lib/shortcuts';

/** The shortcut that a key event triggers. */
export function shortcutOf( event: KeyboardEvent ): Shortcut | undefined {
	return event.isComposing
		? undefined
		: SHORTCUTS.find( ( { keys } ) =>
				keys.some( ( combination ) => isPressed( event, combination ) )
			);
}
