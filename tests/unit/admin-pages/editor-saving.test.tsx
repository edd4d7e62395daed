import { act, screen, within } from '@testing-library/react';
import type { SurveyInput } from '@/survey-model';
import {
	answering,
	banner,
	card,
	openEditor,
	press,
	sentSurvey,
	site,
	startSurvey,
	titles,
	typeAndSave,
} from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { savedSurvey, survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.wp;
} );

describe( 'a save', () => {
	it( '[EDT-05~] shows that a draft was saved for five seconds', async () => {
		const { user } = await openEditor();
		await press( user, 'Save' );
		const shown = await banner( 'Your Survey was Saved as a Draft.' );
		act( () => jest.advanceTimersByTime( 4900 ) );
		expect( shown ).toBeInTheDocument();
		act( () => jest.advanceTimersByTime( 200 ) );
		expect( shown ).not.toBeInTheDocument();
	} );

	it( '[EDT-05~] of a published survey shows a link to the list', async () => {
		const { user } = await openEditor(
			answering( { body: savedSurvey( { status: 'publish' } ) } )
		);
		await press( user, 'Save' );
		const link = await screen.findByRole( 'link', {
			name: 'View Surveys',
		} );
		expect( link ).toHaveAttribute( 'href', '#/' );
		act( () => jest.advanceTimersByTime( 5100 ) );
		expect( link ).not.toBeInTheDocument();
	} );

	it( '[EDT-06~] shows for five seconds why the survey was not published', async () => {
		const message =
			"The Survey can't be published: Some questions are missing options.";
		const { user } = await openEditor(
			answering( { body: { ...savedSurvey(), message } } ),
			'/edit/7/publish'
		);
		await press( user, 'Save and Publish' );
		const shown = await banner( message );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
		act( () => jest.advanceTimersByTime( 5100 ) );
		expect( shown ).not.toBeInTheDocument();
	} );

	it( 'accepts an unfinished draft', async () => {
		const { user, saves } = await openEditor();
		await user.clear( card( 2 ).getByRole( 'textbox', { name: 'Title' } ) );
		await press( user, 'Save' );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		expect( sentSurvey( saves()[ 0 ] as SeenRequest ).questions ).toEqual( [
			expect.anything(),
			textQuestion( { title: '' } ),
		] );
	} );

	it( 'requires a title', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		await startSurvey( user, ' ' );
		await press( user, 'Save' );
		const field = screen.getByRole( 'textbox', { name: 'Survey title' } );
		expect( field ).toHaveFocus();
		expect( field ).toBeInvalid();
		expect( saves() ).toEqual( [] );
	} );

	it( 'of a new survey moves to the survey’s own route', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		await startSurvey( user );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		await press( user, 'Save' );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( titles() ).toEqual( [ 'Why?' ] );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'?'
		);
		await press( user, 'Save' );
		expect( saves().map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/surveys',
			'/userfeedback/v1/surveys/7',
		] );
		expect( sentSurvey( saves()[ 0 ] as SeenRequest ) ).toMatchObject( {
			title: 'Lunch',
			template: 'blank',
		} satisfies SurveyInput );
	} );
} );

describe( 'during a save', () => {
	const later = () => act( () => jest.advanceTimersByTimeAsync( 50 ) );

	it( 'does not save a new survey twice', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		await startSurvey( user );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await user.click( screen.getByRole( 'link', { name: /Settings/ } ) );
		await later();
		expect( saves() ).toHaveLength( 1 );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		await user.click( screen.getByRole( 'link', { name: /Settings/ } ) );
		await later();
		expect( saves() ).toHaveLength( 1 );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
	} );

	it( 'does not repeat a failed action twice', async () => {
		let isDown = true;
		const { user, saves } = await typeAndSave( ( request ) =>
			isDown && request.method === 'POST' ? null : site( request )
		);
		isDown = false;
		const again = screen.getByRole( 'button', { name: 'Try again' } );
		await user.dblClick( again );
		await later();
		expect( saves() ).toHaveLength( 2 );
	} );

	it( '[EDT-08~] keeps the focus and the text of the title that is being typed', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		await startSurvey( user );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Lunch (edit title)' } )
		);
		await user.keyboard( ' time' );
		await later();
		expect( saves() ).toHaveLength( 1 );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		const field = screen.getByRole( 'textbox', { name: 'Survey title' } );
		expect( field ).toHaveFocus();
		expect( field ).toHaveValue( 'Lunch time' );
		await user.keyboard( '!{Enter}' );
		await press( user, 'Save' );
		expect( sentSurvey( saves()[ 1 ] as SeenRequest ) ).toEqual( {
			title: 'Lunch time!',
		} );
	} );

	it( 'moves a new survey to its own route at the current step', async () => {
		const { user } = await openEditor( site, '/new' );
		await startSurvey( user );
		await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await user.click( screen.getByRole( 'button', { name: 'Back' } ) );
		expect( window.location.hash ).toBe( '#/new/setup' );
		await later();
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
	} );

	it.each( [
		[ '/edit/7/publish', 'Save and Publish' ],
		[ '/edit/7/questions', 'Next Step: Settings' ],
	] )( 'does not redirect a user who leaves %s', async ( route, name ) => {
		const { user, saves } = await openEditor( ( request ) => {
			const other = request.path.endsWith( '/8' );
			return other ? { body: survey( { id: 8 } ) } : site( request );
		}, route );
		if ( name.startsWith( 'Next' ) ) {
			await user.type(
				card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
				'?'
			);
		}
		await user.click( screen.getByRole( 'button', { name } ) );
		// The guard's question would only be in the way.
		window.history.replaceState( null, '', '#/edit/8/notifications' );
		await later();
		expect( saves() ).toHaveLength( 1 );
		expect( window.location.hash ).toBe( '#/edit/8/notifications' );
	} );
} );

describe( 'a failed save', () => {
	it( 'without a connection keeps the edits, and can be repeated', async () => {
		let isDown = true;
		const { user, saves } = await typeAndSave( ( request ) =>
			isDown && request.method === 'POST' ? null : site( request )
		);
		expect( await banner( /could not be saved/ ) ).toHaveTextContent(
			'Check your connection and try again. What you typed is still here.'
		);
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
		isDown = false;
		await press( user, 'Try again' );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		expect( saves() ).toHaveLength( 2 );
	} );

	it( 'is repeated including its publishing', async () => {
		let isDown = true;
		const { user, saves } = await openEditor(
			( request ) =>
				isDown && request.method === 'POST' ? null : site( request ),
			'/edit/7/publish'
		);
		await press( user, 'Save and Publish' );
		await banner( /could not be saved/ );
		isDown = false;
		await press( user, 'Try again' );
		expect( sentSurvey( saves().at( -1 ) as SeenRequest ) ).toEqual( {
			status: 'publish',
		} );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( 'without a response times out after 30 seconds', async () => {
		await typeAndSave( answering( 'silence' ) );
		await act( () => jest.advanceTimersByTimeAsync( 29_000 ) );
		expect( screen.queryByText( /could not be saved/ ) ).toBeNull();
		await act( () => jest.advanceTimersByTimeAsync( 1100 ) );
		expect( await banner( /could not be saved/ ) ).toHaveTextContent(
			'Your site did not answer within 30 seconds.'
		);
		expect( screen.getByRole( 'button', { name: 'Save' } ) ).toBeEnabled();
	} );

	it( 'after the end of the session opens WordPress’ login dialog', async () => {
		const connectNow = jest.fn();
		window.wp = { heartbeat: { connectNow } };
		const { user } = await typeAndSave(
			answering(
				refusal( 401, 'userfeedback_access_denied', 'You may not.' )
			)
		);
		expect( await banner( /You are logged out/ ) ).toBeVisible();
		expect( connectNow ).toHaveBeenCalled();
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
		await press( user, 'Save again' );
		expect( connectNow ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'because of a field in another step names that step, and the field shows the error', async () => {
		const { user } = await openEditor(
			answering(
				refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', [
					{
						field: 'questions[1].title',
						code: 'required',
						message: 'Title is required.',
					},
				] )
			),
			'/edit/7/publish'
		);
		await press( user, 'Save and Publish' );
		expect( await banner( /Please fix errors in/ ) ).toHaveTextContent(
			'Please fix errors in Questions. Title is required.'
		);
		// The header has a link of that name too.
		await user.click(
			within(
				screen.getByRole( 'group', { name: 'Publish step' } )
			).getByRole( 'link', { name: 'Questions' } )
		);
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } )
		).toHaveAccessibleDescription( 'Title is required.' );
	} );
} );
