import type { SurveyPreview, WhyReport } from '../../survey-model';
import { frameDocument } from '../preview/frame-document';
import type { PreviewReport, PreviewRequest } from '../preview/messages';
import { warn } from '../warn';
import { create } from '../element';
import type { PageWatch } from './page-watch';
import type { ReportedSurvey } from './rows';

/**
 * Shows a survey over the page, whatever hides it: in the sandboxed frame of the builder's preview, which can neither store nor send anything.
 * The page's own popup is not rendered meanwhile.
 *
 * @param root     Where the preview is rendered.
 * @param report   The server's report, of an editor.
 * @param survey   The survey to show.
 * @param page
 * @param nonce    The Content-Security-Policy nonce of this script, or an empty string.
 * @param onClosed Called when the preview was closed.
 */
export async function showAnyway(
	root: ShadowRoot,
	{ strings, editor }: WhyReport,
	survey: ReportedSurvey,
	page: PageWatch,
	nonce: string,
	onClosed: () => void
): Promise< void > {
	const named = ( strings[ 'preview' ] ?? '%s' ).replace(
		'%s',
		() => survey.title
	);
	const status = create( 'p', { role: 'status' }, strings[ 'loading' ] );
	const preview = create(
		'dialog',
		{ className: 'preview', ariaLabel: named },
		create(
			'div',
			{ className: 'head' },
			status,
			create(
				'button',
				{ type: 'button', onclick: () => preview.close() },
				strings[ 'preview_close' ]
			)
		)
	);
	const showPopups = page.hidePopups();
	const ended = new AbortController();
	preview.addEventListener( 'close', () => {
		ended.abort();
		preview.remove();
		showPopups();
		onClosed();
	} );
	root.append( preview );
	preview.showModal();

	try {
		const response = await window.fetch(
			( editor?.preview_url ?? '' ).replace( '%d', String( survey.id ) ),
			{
				headers: { 'X-WP-Nonce': editor?.nonce ?? '' },
				credentials: 'same-origin',
				signal: ended.signal,
			}
		);
		const answer = ( await response.json() ) as SurveyPreview;
		const shown = answer.data.surveys[ 0 ];
		status.textContent = shown
			? named
			: ( strings[ 'preview_empty' ] ?? '' );
		if ( ! shown ) {
			return;
		}
		const frame = create( 'iframe', {
			title: strings[ 'frame' ] ?? '',
			srcdoc: frameDocument( answer.script, { nonce, isOverPage: true } ),
		} );
		// Without allow-forms, the widget's Next would do nothing; the policy of the document allows no submission.
		frame.setAttribute( 'sandbox', 'allow-scripts allow-forms' );
		window.addEventListener(
			'message',
			( { source, data }: MessageEvent< PreviewReport > ) => {
				if (
					source !== frame.contentWindow ||
					data?.type !== 'userfeedback-preview-report'
				) {
					return;
				}
				if ( data.status === 'ready' ) {
					const request: PreviewRequest = {
						type: 'userfeedback-preview',
						data: answer.data,
						survey: shown,
						isAnimated: true,
					};
					// The sandbox gives the frame an opaque origin, which no other target origin matches.
					frame.contentWindow?.postMessage( request, '*' );
				} else if ( data.status === 'closed' ) {
					preview.close();
				} else {
					status.textContent = strings[ 'preview_failed' ] ?? '';
				}
			},
			{ signal: ended.signal }
		);
		preview.append( frame );
	} catch ( error ) {
		if ( ! ended.signal.aborted ) {
			warn( error );
			status.textContent = strings[ 'preview_failed' ] ?? '';
		}
	}
}
