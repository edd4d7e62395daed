import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SurveyPreview } from '../../survey-model';
import { frameDocument } from '../../widget/preview/frame-document';
import type {
	PreviewReport,
	PreviewRequest,
} from '../../widget/preview/messages';

interface PreviewFrameProps {
	/** Contains a survey. */
	preview: SurveyPreview;
	/** Each change shows the survey from its beginning, as when a visitor opens the page. */
	restarts: number;
	/** Whether it lies over a page, which is then seen behind the widget. May not change while it is shown. */
	isOverPage?: boolean;
	onReport: ( status: PreviewReport[ 'status' ] ) => void;
}

/**
 * The widget in a page of its own. The frame's sandbox has no access to the site: neither cookies and storage nor the
 * user's session.
 */
export function PreviewFrame( {
	preview,
	restarts,
	isOverPage = false,
	onReport,
}: PreviewFrameProps ) {
	const { data, script } = preview;
	const frame = useRef< HTMLIFrameElement >( null );
	const [ isReady, setIsReady ] = useState( false );
	const html = useMemo(
		() => frameDocument( script, { isOverPage } ),
		[ script, isOverPage ]
	);
	const report = useRef( onReport );
	report.current = onReport;

	useEffect( () => {
		// The block editor shows the frame inside another one, whose window receives the messages.
		const { defaultView: view } = frame.current?.ownerDocument ?? document;
		const onMessage = ( event: MessageEvent< PreviewReport > ) => {
			if (
				event.source === frame.current?.contentWindow &&
				event.data?.type === 'userfeedback-preview-report'
			) {
				if ( event.data.status === 'ready' ) {
					setIsReady( true );
				}
				report.current( event.data.status );
			}
		};
		view?.addEventListener( 'message', onMessage );
		return () => view?.removeEventListener( 'message', onMessage );
	}, [] );

	const animated = useRef< number >();
	useEffect( () => {
		const survey = data.surveys[ 0 ];
		if ( ! isReady || ! survey ) {
			return;
		}
		const message: PreviewRequest = {
			type: 'userfeedback-preview',
			data,
			survey,
			isAnimated: animated.current !== restarts,
		};
		animated.current = restarts;
		// The sandbox gives the frame an opaque origin, which no other target origin matches.
		frame.current?.contentWindow?.postMessage( message, '*' );
	}, [ isReady, data, restarts ] );

	return (
		<iframe
			ref={ frame }
			className="userfeedback-preview__frame"
			title={ __( 'Preview of the survey', 'userfeedback' ) }
			// Without allow-forms, the widget's Next would do nothing; the policy of the document allows no submission.
			sandbox="allow-scripts allow-forms"
			srcDoc={ html }
		/>
	);
}
