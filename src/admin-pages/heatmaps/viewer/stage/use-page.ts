import { useCallback, useEffect, useState } from '@wordpress/element';

/** `refused`: the page does not let itself be shown in a frame, or did not come. */
export type PageStatus = 'loading' | 'ready' | 'refused';

/** How long a page may take. */
const PATIENCE_MS = 20_000;

/** The window of the page in a frame; null if it is not the one that was asked for. */
function readableWindow( frame: HTMLIFrameElement ): Window | null {
	try {
		const view = frame.contentWindow;
		// A browser shows its own page instead of one that refuses; that page is not ours to read.
		const isPage =
			view !== null &&
			/^https?:$/.test( view.location.protocol ) &&
			view.document.body !== null &&
			view.document.body.childElementCount > 0;
		return isPage ? view : null;
	} catch {
		return null;
	}
}

/**
 * The page in a frame.
 *
 * @param address A change loads again.
 */
export function usePage( address: string ): {
	status: PageStatus;
	view: Window | null;
	/** For the frame. */
	onLoad: ( frame: HTMLIFrameElement ) => void;
} {
	const [ page, setPage ] = useState< {
		address: string;
		view: Window | null;
		status: PageStatus;
	} >( { address, view: null, status: 'loading' } );
	useEffect( () => {
		setPage( { address, view: null, status: 'loading' } );
		const timer = window.setTimeout(
			() =>
				setPage( ( known ) =>
					known.status === 'loading'
						? { ...known, status: 'refused' }
						: known
				),
			PATIENCE_MS
		);
		return () => window.clearTimeout( timer );
	}, [ address ] );
	const onLoad = useCallback(
		( frame: HTMLIFrameElement ) => {
			const view = readableWindow( frame );
			setPage( { address, view, status: view ? 'ready' : 'refused' } );
		},
		[ address ]
	);
	return { status: page.status, view: page.view, onLoad };
}
