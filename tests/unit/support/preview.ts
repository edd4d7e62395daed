import { act, screen } from '@testing-library/react';
import type { SurveyInput, SurveyPreview } from '@/survey-model';
import type { PreviewReport, PreviewRequest } from '@/widget/preview/messages';
import { pageData, survey as pageSurvey } from '../widget/support';
import { openEditor, site } from './editor';
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

type Opened = Awaited< ReturnType< typeof openEditor > >;

export async function wait( milliseconds = 50 ): Promise< void > {
	await act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
}

/** Opens survey 7 in Preview. */
export async function openPreview(
	handler: ( request: SeenRequest ) => Answer = previewSite
) {
	const opened = await openEditor( handler );
	await view( opened, 'Preview' );
	return { ...opened, previews: () => previewsOf( opened ) };
}

export async function view( { user }: Pick< Opened, 'user' >, name: string ) {
	await user.click( screen.getByRole( 'radio', { name } ) );
	await wait();
}

/** The surveys that were sent to be previewed. */
export function previewsOf( {
	saves,
}: Pick< Opened, 'saves' > ): SurveyInput[] {
	return saves()
		.filter( ( { path } ) => path.endsWith( '/preview' ) )
		.map( ( { body } ) => ( body as { survey: SurveyInput } ).survey );
}
