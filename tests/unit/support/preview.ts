import { act, screen } from '@testing-library/react';
import type { SurveyInput, SurveyPreview } from '../../../src/survey-model';
import type {
	PreviewReport,
	PreviewRequest,
} from '../../../src/widget/preview/messages';
import { pageData, survey as pageSurvey } from '../widget/support';
import { site } from './editor';
import type { Answer, SeenRequest } from './fake-server';

/** What the site answers to POST surveys/preview. */
export function previewAnswer(
	sent: SurveyInput,
	changes: Partial< SurveyPreview > = {}
): SurveyPreview {
	const questions = sent.questions ?? [];
	return {
		data: {
			...( pageData() as SurveyPreview[ 'data' ] ),
			surveys: questions.length
				? [ pageSurvey( { id: 0, questions } ) ]
				: [],
		},
		left_out: [],
		script: 'https://site.test/preview.js?ver=1',
		...changes,
	};
}

/** A site with survey 7 that previews what it is sent. */
export function previewSite( request: SeenRequest ): Answer {
	return request.path.endsWith( '/surveys/preview' )
		? {
				body: previewAnswer(
					( request.body as { survey: SurveyInput } ).survey
				),
			}
		: site( request );
}

/** The preview's frame. jsdom runs no script in it, so the tests report in the place of the script. */
export function previewFrame() {
	const frame = screen.getByTitle< HTMLIFrameElement >(
		'Preview of the survey'
	);
	const shown: PreviewRequest[] = [];
	const post = jest.fn( ( message: PreviewRequest ) => {
		shown.push( message );
	} );
	Object.defineProperty( frame.contentWindow, 'postMessage', {
		value: post,
	} );
	return {
		frame,
		/** The requests that the frame received. */
		shown,
		report: (
			status: PreviewReport[ 'status' ],
			source: unknown = frame.contentWindow
		) =>
			act( () => {
				window.dispatchEvent(
					new MessageEvent( 'message', {
						data: { type: 'userfeedback-preview-report', status },
						source: source as Window,
					} )
				);
			} ),
	};
}
