/** What is used of a picture of the library. */
interface Attachment {
	url: string;
	sizes?: Partial< Record< 'medium', { url: string } > >;
}

/** WordPress' own dialog. */
interface MediaFrame {
	on: ( event: 'select' | 'close', callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( key: 'selection' ) => {
			first: () => { toJSON: () => Attachment } | undefined;
		};
	};
}

interface MediaOptions {
	title: string;
	button: { text: string };
	library: { type: 'image' };
	multiple: false;
}

declare global {
	interface WordPressScripts {
		/** Of wp_enqueue_media(). */
		media?: ( options: MediaOptions ) => MediaFrame;
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/** Whether WordPress has brought its library to this page. */
export function hasMediaLibrary(): boolean {
	return window.wp?.media !== undefined;
}

/**
 * Lets somebody choose or upload one picture in WordPress' media library.
 *
 * @param texts
 * @param texts.title  Above the library.
 * @param texts.button On the button that chooses.
 * @param onChoose     Given the address of a size that suits a small picture.
 * @param onClose      When the dialog is gone, chosen or not.
 */
export function openMediaLibrary(
	{ title, button }: { title: string; button: string },
	onChoose: ( url: string ) => void,
	onClose: () => void
): void {
	const frame = window.wp?.media?.( {
		title,
		button: { text: button },
		library: { type: 'image' },
		multiple: false,
	} );
	if ( ! frame ) {
		return;
	}
	frame.on( 'select', () => {
		const chosen = frame.state().get( 'selection' ).first()?.toJSON();
		if ( chosen ) {
			onChoose( chosen.sizes?.medium?.url ?? chosen.url );
		}
	} );
	frame.on( 'close', onClose );
	frame.open();
}
