import { __ } from '@wordpress/i18n';
import { fetchMediaPage } from '../../stores/media-page';
import { insertPage } from '../insert-page';

/** What is used of a picture of the library. */
interface Attachment {
	url: string;
	sizes?: Partial< Record< 'medium', { url: string } > >;
}

/** WordPress' own dialog. */
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
		/** Of WordPress' media library, once it was loaded. */
		media?: ( options: MediaOptions ) => MediaFrame;
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/** Who is waiting for a picture. */
interface Chooser {
	/** Given the address of a size that suits a small picture. */
	onChoose: ( url: string ) => void;
	/** When the dialog is gone, chosen or not. */
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
	// Nothing is chosen yet of who opens it now.
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

/** Under way, so that two pickers do not load the library twice. */
let loading: Promise< void > | undefined;

/** Brings WordPress' library to this page, which none of our pages loads before it is needed. Rejects when it could not be loaded. */
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
 * Lets somebody choose or upload one picture in WordPress' media library, which has been loaded. Its dialog is made once: each one leaves
 * its elements in the page for good.
 */
export function openMediaLibrary( by: Chooser ): void {
	chooser = by;
	frame ??= createFrame();
	if ( frame === undefined ) {
		throw new Error( 'The media library is not in the page.' );
	}
	frame.open();
}
