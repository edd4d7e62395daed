import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RatingPreview } from '@/survey-model';
import type { Background } from './frame-document';
import { frameDocument } from './frame-document';

interface PreviewFrameProps {
	preview: RatingPreview;
	background: Background;
}

/** The least height, in pixels. */
const LEAST = 120;

/**
 * The control in a page of its own. The sandbox allows no scripts, forms and navigation; without scripts, access to the
 * frame goes one way only: this component measures its content.
 */
export function PreviewFrame( { preview, background }: PreviewFrameProps ) {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ height, setHeight ] = useState( LEAST );
	const html = useMemo(
		() => frameDocument( preview, background ),
		[ preview, background ]
	);
	const [ body, setBody ] = useState< HTMLElement >();
	useEffect( () => {
		if ( ! body ) {
			return undefined;
		}
		// An observer of this window: the frame runs no listeners. The height changes with the width and when a font has come.
		const observer = new ResizeObserver( () =>
			setHeight( Math.max( LEAST, body.offsetHeight ) )
		);
		observer.observe( body );
		return () => observer.disconnect();
	}, [ body ] );
	return (
		<iframe
			ref={ frame }
			className="userfeedback-rating-preview__frame"
			title={ __( 'Preview of the rating control', 'userfeedback' ) }
			sandbox="allow-same-origin"
			srcDoc={ html }
			style={ { blockSize: height } }
			onLoad={ () => setBody( frame.current?.contentDocument?.body ) }
		/>
	);
}
