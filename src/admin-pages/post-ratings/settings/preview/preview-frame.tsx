import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RatingPreview } from '../../../../survey-model';
import type { Background } from './frame-document';
import { frameDocument } from './frame-document';

interface PreviewFrameProps {
	preview: RatingPreview;
	background: Background;
}

/** The least height, in pixels. */
const LEAST = 200;

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
	function fit(): void {
		const body = frame.current?.contentDocument?.body;
		setHeight( Math.max( LEAST, body?.offsetHeight ?? 0 ) );
	}
	function onLoad(): void {
		fit();
		frame.current?.contentWindow?.addEventListener( 'resize', fit );
		void frame.current?.contentDocument?.fonts?.ready.then( fit );
	}
	return (
		<iframe
			ref={ frame }
			className="userfeedback-rating-preview__frame"
			title={ __( 'Preview of the rating control', 'userfeedback' ) }
			sandbox="allow-same-origin"
			srcDoc={ html }
			style={ { blockSize: height } }
			onLoad={ onLoad }
		/>
	);
}
