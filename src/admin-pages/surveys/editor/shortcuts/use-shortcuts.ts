import {
	createContext,
	useContext,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { RefObject } from 'react';
import { shortcutOf } from './keys';
import type { Shortcut, ShortcutName } from '@/lib/shortcuts';

/** The handlers of the shortcuts that are available now. */
type Handlers = Map< ShortcutName, () => void >;

const HandlersContext = createContext< Handlers >( new Map() );

export const ShortcutsProvider = HandlersContext.Provider;

const TEXT_FIELD =
	'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"]';

/** Fields whose text is not part of the survey: the browser undoes what is typed in them. */
const UNRELATED_FIELD = 'input[type="search"], [role="combobox"]';

/** Whether a dialog is open, of WordPress' components or of its media library: it has its own keys. */
function isDialogOpen( { body }: Document ): boolean {
	return body.classList.contains( 'modal-open' );
}

function isIgnored(
	{ isCharacter, isTextEditing }: Shortcut,
	target: Element
) {
	return (
		( isCharacter === true && target.matches( TEXT_FIELD ) ) ||
		( isTextEditing === true && target.matches( UNRELATED_FIELD ) )
	);
}

/**
 * Runs the handler of a pressed shortcut. Keys that are pressed in menus, dialogs and other parts of the dashboard are
 * left to these; only saving is prevented there, because the browser would offer to save the page.
 *
 * @param content An element of the screen.
 * @return The handlers, for the ShortcutsProvider around everything that uses useShortcut().
 */
export function useShortcuts( content: RefObject< HTMLElement > ): Handlers {
	const [ handlers ] = useState< Handlers >( () => new Map() );
	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ): void {
			const shortcut = shortcutOf( event );
			const { target } = event;
			if ( shortcut === undefined || ! ( target instanceof Element ) ) {
				return;
			}
			const { body } = target.ownerDocument;
			const isHere =
				target === body ||
				content.current
					?.closest( '.userfeedback-page' )
					?.contains( target ) === true;
			const isAvailable =
				isHere &&
				! isDialogOpen( target.ownerDocument ) &&
				! isIgnored( shortcut, target ) &&
				handlers.has( shortcut.name );
			if ( isAvailable || shortcut.name === 'save' ) {
				event.preventDefault();
			}
			if ( isAvailable ) {
				// The field has its own meaning of Enter.
				event.stopPropagation();
				handlers.get( shortcut.name )?.();
			}
		}
		// Before the fields' own handlers.
		document.addEventListener( 'keydown', onKeyDown, true );
		return () => document.removeEventListener( 'keydown', onKeyDown, true );
	}, [ content, handlers ] );
	return handlers;
}

/** Handles a shortcut while the calling component is shown and `handler` is given. */
export function useShortcut(
	name: ShortcutName,
	handler: ( () => void ) | undefined
): void {
	useHandler( useContext( HandlersContext ), name, handler );
}

/** Like useShortcut(), for the component that renders the ShortcutsProvider. */
export function useHandler(
	handlers: Handlers,
	name: ShortcutName,
	handler: ( () => void ) | undefined
): void {
	const latest = useRef( handler );
	latest.current = handler;
	const isAvailable = handler !== undefined;
	useEffect( () => {
		if ( ! isAvailable ) {
			return undefined;
		}
		handlers.set( name, () => latest.current?.() );
		return () => {
			handlers.delete( name );
		};
	}, [ handlers, name, isAvailable ] );
}
