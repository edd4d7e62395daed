import { __ } from '@wordpress/i18n';
import { fetchMediaPage } from '../../stores/media-page';
import { insertPage } from '../insert-page';

/** The used fields of an image of the library. */
interface Attachment {
	url: string;
	sizes?: Partial< Record< 'medium', { url: string } > >;
}

/** WordPress' media dialog. */
interface MediaFrame {
	on: ( event: 'open' | 'select' | 'close', callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( key: 'selection' ) => {
			first: () => { toJSON: () => Attachment } | undefined;
			reset: () => void;
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
		/** WordPress' media library, once it is loaded. */
		media?: ( options: MediaOptions ) => MediaFrame;
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/** The picker that opened the dialog. */
interface Chooser {
	/** Called with the URL of a size that suits a small image. */
	onChoose: ( url: string ) => void;
	/** Called when the dialog closes, with or without a choice. */
	onClose: () => void;
}

let frame: MediaFrame | undefined;
let chooser: Chooser | undefined;

function createFrame(): MediaFrame | undefined {
	const created = window.wp?.media?.( {
		title: __( 'Choose an image', 'userfeedback' ),
		button: { text: __( 'Use this image', 'userfeedback' ) },
		library: { type: 'image' },
		multiple: false,
	} );
	const selection = () => created?.state().get( 'selection' );
	// Clears the selection of the previous picker.
	created?.on( 'open', () => selection()?.reset() );
	created?.on( 'select', () => {
		const chosen = selection()?.first()?.toJSON();
		if ( chosen ) {
			chooser?.onChoose( chosen.sizes?.medium?.url ?? chosen.url );
		}
	} );
	created?.on( 'close', () => chooser?.onClose() );
	return created;
}

/** The running download, so that two pickers do not load the library twice. */
let loading: Promise< void > | undefined;

/** Loads WordPress' media library, which our pages do not load by themselves. Rejects if it could not be loaded. */
export function loadMediaLibrary(): Promise< void > {
	if ( window.wp?.media ) {
		return Promise.resolve();
	}
	loading ??= fetchMediaPage()
		.then( insertPage )
		.finally( () => {
			loading = undefined;
		} );
	return loading;
}

/**
 * Opens WordPress' media dialog to choose or upload one image; load the library before. The dialog is created once,
 * since WordPress never removes its elements from the page.
 */
export function openMediaLibrary( by: Chooser ): void {
	chooser = by;
	frame ??= createFrame();
	if ( frame === undefined ) {
		throw new Error( 'The media library is not in the page.' );
	}
	frame.open();
}
