import { act, screen, within } from '@testing-library/react';
import type { SurveyInput } from '../../../src/survey-model';
import { SURVEY_DEFAULTS } from '../../../src/survey-model/generated';
import { banner, card, openEditor, press, sentSurvey } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { previewAnswer, previewFrame, previewSite } from '../support/preview';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

// It takes longer to compile than a test waits for it.
beforeAll(
	() =>
		import( '../../../src/admin-pages/surveys/editor/sections/theming/preview-pane' ),
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

type Opened = Awaited< ReturnType< typeof openEditor > >;

async function wait( milliseconds = 50 ): Promise< void > {
	await act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
}

/** Opens survey 7 in Preview. */
async function openPreview(
	handler: ( request: SeenRequest ) => Answer = previewSite
) {
	const opened = await openEditor( handler );
	await view( opened, 'Preview' );
	return { ...opened, previews: () => previewsOf( opened ) };
}

async function view( { user }: Pick< Opened, 'user' >, name: string ) {
	await user.click( screen.getByRole( 'radio', { name } ) );
	await wait();
}

/** The surveys that were sent to be previewed. */
function previewsOf( { saves }: Pick< Opened, 'saves' > ): SurveyInput[] {
	return saves()
		.filter( ( { path } ) => path.endsWith( '/preview' ) )
		.map( ( { body } ) => ( body as { survey: SurveyInput } ).survey );
}

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

	it( 'previews a survey without a title', async () => {
		const { previews } = await openPreview( ( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( { title: '' } ) }
				: previewSite( request )
		);
		expect( previews()[ 0 ] ).not.toHaveProperty( 'title' );
	} );
} );

describe( 'the branding options', () => {
	it( '[QST-12~] are in the preview and need no notice while the add-on is active', async () => {
		await openPreview();
		const options = within(
			screen.getByRole( 'group', { name: 'Branding options' } )
		);
		expect( options.queryByText( /^Branding: / ) ).toBeNull();
		for ( const name of [ 'Next button', 'Skip button', 'Tab text' ] ) {
			expect( options.getByRole( 'textbox', { name } ) ).toBeEnabled();
		}
	} );

	it.each( [
		[ 'activate-addon', 'Branding: activate the add-on', 'Activate Addon' ],
		[ 'upgrade', 'Branding: not in your plan.', 'Upgrade to Plus' ],
		[
			'license',
			'Branding: enter a valid license key',
			'Enter your license key',
		],
	] as const )(
		'[QST-12] need the branding add-on: with %s, a notice with its action is in their place',
		async ( decision, sentence, action ) => {
			printFeatures( {
				colors: decision,
				fonts: decision,
				texts: decision,
				logo: decision,
				'middle-positions':
					decision === 'upgrade' ? decision : 'allowed',
			} );
			await openPreview();
			const options = screen.getByRole( 'group', {
				name: 'Branding options',
			} );
			expect( options ).toHaveTextContent( sentence );
			expect(
				within( options ).getByText( action, { selector: 'button, a' } )
			).toBeVisible();
			expect( within( options ).queryByRole( 'textbox' ) ).toBeNull();
			expect( within( options ).queryByText( 'Colors' ) ).toBeNull();
			expect(
				within( options ).getByRole( 'radio', { name: 'Bottom left' } )
			).toBeEnabled();
			const middle = within( options ).getByRole( 'radio', {
				name: 'Middle left',
			} );
			expect( ( middle as HTMLInputElement ).disabled ).toBe(
				decision === 'upgrade'
			);
		}
	);

	it( '[QST-14~] store every field', async () => {
		const { user, saves } = await openPreview();
		const choose = ( name: string ) =>
			user.click( screen.getByRole( 'radio', { name } ) );
		await choose( 'Dark' );
		await choose( 'Middle left' );
		await choose( 'Smile' );
		await choose( 'No logo' );
		for ( const [ name, text ] of [
			[ 'Next button', 'On' ],
			[ 'Skip button', 'Later' ],
			[ 'Tab text', 'Tell us' ],
		] as const ) {
			await user.type( screen.getByRole( 'textbox', { name } ), text );
		}
		await press( user, 'Save' );
		const save = saves().find( ( { path } ) => path.endsWith( '/7' ) );
		expect( save && sentSurvey( save ).settings?.theming ).toEqual( {
			...SURVEY_DEFAULTS.settings.theming,
			color_scheme: 'dark',
			widget_color: '#333333',
			text_color: '#ffffff',
			button_color: '#2D87F1',
			widget_toggle_color: '#ffffff',
			position: 'middle_left',
			widget_toggle_icon: 'field-smile',
			logo_type: 'none',
			show_logo: false,
			next_text: 'On',
			skip_text: 'Later',
			widget_toggle_text: 'Tell us',
		} );
	} );

	it( '[QST-14~] choosing a scheme replaces the colors with its preset', async () => {
		const own = {
			...SURVEY_DEFAULTS.settings.theming,
			color_scheme: 'dark',
			widget_color: '#123456',
			text_color: '#fedcba',
			button_color: '#00ff00',
			next_text: 'On',
		} as const;
		const { user } = await openPreview( ( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? {
						body: survey( {
							settings: {
								...SURVEY_DEFAULTS.settings,
								theming: own,
							},
						} ),
					}
				: previewSite( request )
		);
		const color = ( name: RegExp ) =>
			screen.getByRole( 'button', { name } );
		expect( color( /^Widget color: #123456/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'Light' } ) );
		expect( color( /^Widget color: #ffffff/ ) ).toBeVisible();
		expect( color( /^Text color: #23282D/ ) ).toBeVisible();
		expect( color( /^Button color: #2D87F1/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'textbox', { name: 'Next button' } )
		).toHaveValue( 'On' );
	} );

	it( '[QST-14] a custom logo without an image is an error that blocks the next step, also from Build', async () => {
		const opened = await openPreview();
		const { user } = opened;
		await user.click(
			screen.getByRole( 'radio', { name: 'Your own logo' } )
		);
		const text = 'You must select a custom logo.';
		const atField = () =>
			within(
				screen.getByRole( 'group', { name: 'Branding options' } )
			).queryByText( text );
		expect( atField() ).toBeNull();
		await view( opened, 'Build' );
		await press( user, 'Next Step: Settings' );
		expect(
			screen.getByRole( 'radio', { name: 'Preview' } )
		).toBeChecked();
		expect( atField() ).toBeVisible();
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'No logo' } ) );
		expect( atField() ).toBeNull();
		await press( user, 'Next Step: Settings' );
		await wait();
		expect( screen.queryByRole( 'radio', { name: 'Preview' } ) ).toBeNull();
	} );
} );
