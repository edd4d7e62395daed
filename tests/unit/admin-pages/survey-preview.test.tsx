import { screen } from '@testing-library/react';
import type { SurveyInput } from '@/survey-model';
import { card, openEditor, press } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import {
	openPreview,
	previewAnswer,
	previewFrame,
	previewSite,
	previewsOf,
	view,
	wait,
} from '../support/preview';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

// It takes longer to compile than a test waits for it.
beforeAll(
	() =>
		import( '@/admin-pages/surveys/editor/sections/theming/preview-pane' ),
	60_000
);
beforeEach( () => {
	jest.useFakeTimers();
	// The branding options are open where they have room.
	window.innerWidth = 1280;
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

/** A site that answers previews in another way. */
function previewing( answer: ( sent: SurveyInput ) => Answer ) {
	return ( request: SeenRequest ): Answer =>
		request.path.endsWith( '/preview' )
			? answer( ( request.body as { survey: SurveyInput } ).survey )
			: previewSite( request );
}

describe( 'Build | Preview', () => {
	it( '[QST-01~] shows the unsaved survey in a frame without access to the site, and saves nothing', async () => {
		const opened = await openEditor( previewSite );
		await opened.user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await view( opened, 'Preview' );
		expect(
			screen.queryByRole( 'group', { name: 'Question 1' } )
		).toBeNull();
		expect( screen.queryByLabelText( 'Thank-you message' ) ).toBeNull();
		expect( previewsOf( opened ) ).toEqual( [
			expect.objectContaining( {
				title: 'Lunch',
				questions: [
					radioQuestion(),
					textQuestion( { title: 'Why? Really?' } ),
				],
			} ),
		] );
		const { frame, shown, report } = previewFrame();
		expect( frame.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-forms'
		);
		expect( frame.srcdoc ).toContain(
			'<script src="https://site.test/preview.js?ver=1">'
		);
		expect( frame.srcdoc ).toContain( "connect-src 'none'" );
		expect( shown ).toEqual( [] );
		await report( 'ready', window );
		expect( shown ).toEqual( [] );
		await report( 'ready' );
		expect( shown ).toEqual( [
			expect.objectContaining( { isAnimated: true } ),
		] );
		expect( shown[ 0 ]?.survey.questions[ 1 ]?.title ).toBe(
			'Why? Really?'
		);
		expect( opened.saves() ).toHaveLength( 1 );
	} );

	it( '[QST-01~] follows edits after a pause and ignores an answer that comes too late', async () => {
		const { user, previews } = await openPreview();
		const { shown, report } = previewFrame();
		await report( 'ready' );
		const next = screen.getByRole( 'textbox', { name: 'Next button' } );
		await user.type( next, 'Go' );
		expect( previews() ).toHaveLength( 1 );
		await wait( 500 );
		expect( previews() ).toHaveLength( 2 );
		expect( previews()[ 1 ]?.settings?.theming?.next_text ).toBe( 'Go' );
		expect( shown[ 1 ] ).toMatchObject( { isAnimated: false } );
		expect( next ).toHaveFocus();
	} );

	it( '[QST-01~] keeps the view while the builder is open', async () => {
		const opened = await openPreview();
		await opened.user.click(
			screen.getByRole( 'link', { name: /Settings/ } )
		);
		await wait();
		expect( screen.queryByRole( 'radio', { name: 'Preview' } ) ).toBeNull();
		await opened.user.click(
			screen.getByRole( 'link', { name: /Questions/ } )
		);
		await wait();
		expect(
			screen.getByRole( 'radio', { name: 'Preview' } )
		).toBeChecked();
	} );

	it( '[QST-01~] restarts, and says when the survey was closed or a script is missing', async () => {
		const { user } = await openPreview();
		const { shown, report } = previewFrame();
		await report( 'ready' );
		await report( 'closed' );
		expect( screen.getByText( /The survey was closed/ ) ).toBeVisible();
		await press( user, 'Restart' );
		expect( screen.queryByText( /The survey was closed/ ) ).toBeNull();
		expect( shown[ 1 ] ).toMatchObject( { isAnimated: true } );
		await report( 'failed' );
		expect( screen.getByText( /could not be loaded/ ) ).toBeVisible();
	} );

	it( '[QST-01~] says how many questions are not ready, and when there is nothing to preview', async () => {
		await openPreview(
			previewing( ( sent ) => ( {
				body: previewAnswer(
					{ ...sent, questions: [] },
					{
						left_out: [ 'a', 'b' ],
					}
				),
			} ) )
		);
		expect(
			screen.getByText( /^2 questions are not in the preview/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect( screen.getByText( 'Nothing to preview yet' ) ).toBeVisible();
		expect( screen.queryByTitle( 'Preview of the survey' ) ).toBeNull();
	} );

	it( '[QST-01~] lists what to fix first and keeps the last preview', async () => {
		let isRefused = false;
		const { user } = await openPreview(
			previewing( ( sent ) =>
				isRefused
					? refusal( 400, 'userfeedback_invalid', 'Invalid.', [
							{
								field: 'settings.theming.next_text',
								code: 'too_long',
								message: 'This text is too long.',
							},
						] )
					: { body: previewAnswer( sent ) }
			)
		);
		isRefused = true;
		await user.type(
			screen.getByRole( 'textbox', { name: 'Next button' } ),
			'G'
		);
		await wait( 500 );
		expect(
			screen.getByText( 'This text is too long.', { selector: 'li' } )
		).toBeVisible();
		expect( screen.getByTitle( 'Preview of the survey' ) ).toBeVisible();
		expect( screen.queryByText( /Updating/ ) ).toBeNull();
	} );

	it( '[QST-01~] offers a retry when the site cannot be reached', async () => {
		let isDown = true;
		const { user } = await openPreview(
			previewing( ( sent ) =>
				isDown ? null : { body: previewAnswer( sent ) }
			)
		);
		expect(
			screen.getByText( 'The preview could not be loaded.' )
		).toBeVisible();
		isDown = false;
		await press( user, 'Try again' );
		await wait();
		expect( screen.getByTitle( 'Preview of the survey' ) ).toBeVisible();
	} );

	it( '[QST-01~] waits for a pause in typing again after a retry', async () => {
		let isDown = true;
		const { user, previews } = await openPreview(
			previewing( ( sent ) =>
				isDown ? null : { body: previewAnswer( sent ) }
			)
		);
		isDown = false;
		await press( user, 'Try again' );
		await wait();
		const before = previews().length;
		for ( const letter of 'Go on' ) {
			await user.type(
				screen.getByRole( 'textbox', { name: 'Next button' } ),
				letter
			);
			await wait( 20 );
		}
		expect( previews() ).toHaveLength( before );
		await wait( 500 );
		expect( previews() ).toHaveLength( before + 1 );
	} );

	it( '[QST-01~] [QST-14~] shows a survey whose own logo has no image yet without a logo', async () => {
		const { user, previews } = await openPreview(
			previewing( ( sent ) =>
				sent.settings?.theming?.logo_type === 'custom' &&
				sent.settings.theming.custom_logo === ''
					? refusal( 400, 'userfeedback_invalid', 'Invalid.', [
							{
								field: 'settings.theming.custom_logo',
								code: 'logo_required',
								message: 'You must select a custom logo.',
							},
						] )
					: { body: previewAnswer( sent ) }
			)
		);
		await user.click(
			screen.getByRole( 'radio', { name: 'Your own logo' } )
		);
		await wait( 500 );
		expect(
			screen.queryByText( /Fix this/, { selector: 'p' } )
		).toBeNull();
		expect( screen.queryByText( /Updating/ ) ).toBeNull();
		expect( previews().at( -1 )?.settings?.theming ).toMatchObject( {
			logo_type: 'none',
		} );
		// The message links to the field, whichever view is shown.
		await user.click( screen.getByRole( 'radio', { name: 'Build' } ) );
		await press( user, 'Next Step: Settings' );
		await user.click( screen.getByRole( 'radio', { name: 'Build' } ) );
		await press( user, 'Questions: Preview' );
		await wait();
		expect(
			screen.getByRole( 'radio', { name: 'Preview' } )
		).toBeChecked();
		expect(
			screen
				.getByRole( 'radiogroup', { name: 'Logo' } )
				.closest( '.userfeedback-preview' )
		).toContainElement( document.activeElement as HTMLElement );
		expect( screen.getByTitle( 'Preview of the survey' ) ).toBeVisible();
	} );

	it( 'previews a survey without a title', async () => {
		const { previews } = await openPreview( ( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( { title: '' } ) }
				: previewSite( request )
		);
		expect( previews()[ 0 ] ).not.toHaveProperty( 'title' );
	} );
} );
