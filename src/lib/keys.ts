import { _x } from '@wordpress/i18n';

/** A combination of keys. */
export interface KeyCombination {
	/** `KeyboardEvent.key`; a letter in lowercase. */
	readonly key: string;
	/** Command on Apple's systems, Ctrl on others. */
	readonly primary?: boolean;
	readonly shift?: boolean;
	readonly alt?: boolean;
}

/** Whether the browser runs on macOS, iOS or iPadOS, where Command takes the place of Ctrl. */
export function isApple(): boolean {
	return /^(Mac|iP)/.test( window.navigator.platform );
}

/** The key of an event; for letters of other alphabets, the Latin letter on the same key. */
function keyOf( { key, code }: KeyboardEvent ): string {
	const isLatin = /^[\u0020-\u024f]+$/.test( key );
	const letter = /^Key([A-Z])$/.exec( code )?.[ 1 ];
	const name = ! isLatin && letter !== undefined ? letter : key;
	return name.length === 1 ? name.toLowerCase() : name;
}

/** Whether a key event is a combination and nothing more. */
export function isPressed(
	event: KeyboardEvent,
	{ key, primary = false, shift = false, alt = false }: KeyCombination
): boolean {
	const [ command, other ] = isApple()
		? [ event.metaKey, event.ctrlKey ]
		: [ event.ctrlKey, event.metaKey ];
	return (
		keyOf( event ) === key &&
		command === primary &&
		! other &&
		event.altKey === alt &&
		// Keyboards differ in how a punctuation mark is typed.
		( event.shiftKey === shift || key === '?' )
	);
}

/** The name of a key as it is printed on keyboards. */
function keyName( key: string ): string {
	switch ( key ) {
		case 'ArrowUp':
			return _x( 'Up', 'key', 'userfeedback' );
		case 'ArrowDown':
			return _x( 'Down', 'key', 'userfeedback' );
		case 'PageUp':
			return _x( 'Page Up', 'key', 'userfeedback' );
		case 'PageDown':
			return _x( 'Page Down', 'key', 'userfeedback' );
		case 'Enter':
			return _x( 'Enter', 'key', 'userfeedback' );
		default:
			return key.toUpperCase();
	}
}

/** The keys of a combination on this platform, such as `Ctrl`, `Shift`, `Z`. */
export function keyNames( {
	key,
	primary,
	shift,
	alt,
}: KeyCombination ): string[] {
	const names = isApple()
		? {
				primary: _x( 'Command', 'key', 'userfeedback' ),
				alt: _x( 'Option', 'key', 'userfeedback' ),
			}
		: {
				primary: _x( 'Ctrl', 'key', 'userfeedback' ),
				alt: _x( 'Alt', 'key', 'userfeedback' ),
			};
	return [
		...( primary ? [ names.primary ] : [] ),
		...( alt ? [ names.alt ] : [] ),
		// A question mark is shown as the character.
		...( shift && key !== '?'
			? [ _x( 'Shift', 'key', 'userfeedback' ) ]
			: [] ),
		keyName( key ),
	];
}

/** A combination as one text, such as `Ctrl+Shift+Z`. */
export function keysText( combination: KeyCombination ): string {
	return keyNames( combination ).join( '+' );
}
