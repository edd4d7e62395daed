import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { PageData } from '@/widget/types';
import { askedCookie, submittedCookie } from '@/widget/visitor-cookie';
import { confirm, fetchMock, sentBodies } from './popup';
import { answer, settle } from './support';
import { comeBack, parcel } from './tabs';
import {
	button,
	counted,
	form,
	inQuestion,
	openPage,
	shown,
	useInlinePage,
} from './inline-page';

jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => Promise.resolve(),
} ) );

useInlinePage();

const KEY = 'userfeedback-7-progress';
const THANKS = 'Thanks for your feedback!';
const ANSWERED = 'You have answered this.';
const SAVED =
	'Your answer is saved and will be sent as soon as the site can be reached.';

const stored = () => JSON.parse( sessionStorage.getItem( KEY )! );
const field = ( id: string ) => inQuestion( id ).getByRole( 'textbox' );
const choose = ( user: UserEvent, id: string, name: string ) =>
	user.click( inQuestion( id ).getByLabelText( name ) );

async function goOn( user: UserEvent, name: string, id: string ) {
	await user.click( button( name ) );
	await waitFor( () => expect( shown() ).toEqual( [ id ] ) );
}

/** Answers the first question with a comment, two of the second, skips the third, and begins to type. */
async function begin( user: UserEvent ): Promise< void > {
	await choose( user, 'radio-button', 'Two' );
	await user.type( field( 'radio-button' ), 'Fine' );
	await goOn( user, 'Next', 'checkbox' );
	await choose( user, 'checkbox', 'One' );
	await choose( user, 'checkbox', 'Three' );
	await goOn( user, 'Next', 'text' );
	await goOn( user, 'Skip', 'long-text' );
	await user.type( field( 'long-text' ), 'Longer ho' );
}

/** The page, with the first question alone. */
const short = ( { surveys }: PageData ) => {
	surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 1 );
};
const repeatedly = ( data: PageData ) => {
	short( data );
	data.surveys[ 0 ]!.settings.behavior.display_length = 'repeatedly';
};

async function send( user: UserEvent ): Promise< void > {
	await choose( user, 'radio-button', 'One' );
	await user.click( button( 'Send' ) );
}

/** Another tab of this browser finishes. */
function finishElsewhere( id = 'other' ): void {
	document.cookie = submittedCookie( 'userfeedback-7', id );
	comeBack();
}

describe( 'the progress of an inline survey', () => {
	it( 'is kept for the session: the next page goes on at the same question, with all that was typed, and sends once', async () => {
		let user = await openPage();
		await begin( user );
		const { submissionId } = stored();
		user = await openPage();
		await waitFor( () => expect( shown() ).toEqual( [ 'long-text' ] ) );
		expect( document.body ).toHaveFocus();
		expect( screen.getByText( 'Question 4 of 9' ) ).toBeInTheDocument();
		expect( field( 'long-text' ) ).toHaveValue( 'Longer ho' );
		expect(
			inQuestion( 'long-text' ).getByText( 'Characters left: 391' )
		).toBeInTheDocument();
		await goOn( user, 'Back', 'text' );
		await goOn( user, 'Back', 'checkbox' );
		await goOn( user, 'Back', 'radio-button' );
		expect( field( 'radio-button' ) ).toHaveValue( 'Fine' );
		for ( const id of [ 'checkbox', 'text', 'long-text', 'email' ] ) {
			await goOn( user, 'Next', id );
		}
		for ( const id of [ 'star-rating', 'nps', 'image-radio' ] ) {
			await goOn( user, 'Skip', id );
		}
		await goOn( user, 'Skip', 'icon-choice' );
		await user.click( button( 'Send' ) );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		const [ body ] = sentBodies();
		expect( body.submission_id ).toBe( submissionId );
		expect( body.answers.slice( 0, 4 ) ).toEqual( [
			{
				question_id: 'radio-button',
				value: 'Two',
				extra: { comments: 'Fine' },
			},
			{ question_id: 'checkbox', value: expect.any( Array ) },
			{ question_id: 'text', value: null },
			{ question_id: 'long-text', value: 'Longer ho' },
		] );
		// The order of these options is random.
		expect( [ ...body.answers[ 1 ].value ].sort() ).toEqual( [
			'One',
			'Three',
		] );
		expect( sessionStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'keeps what still fits when the questions have changed', async () => {
		await begin( await openPage() );
		await openPage( ( { surveys } ) => {
			const [ , checkbox ] = surveys[ 0 ]!.questions;
			Object.assign( checkbox!.config, { options: [ 'One', 'Two' ] } );
		} );
		// Of two answers to the second question, one is gone: the visitor is asked again.
		await waitFor( () => expect( shown() ).toEqual( [ 'checkbox' ] ) );
		expect(
			inQuestion( 'checkbox' )
				.getAllByRole( 'checkbox' )
				.filter( ( box ) => ( box as HTMLInputElement ).checked )
		).toEqual( [] );
	} );

	it( 'never sends by itself: a survey that has become shorter stops at its last question', async () => {
		await begin( await openPage() );
		await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 2 );
		} );
		await waitFor( () => expect( shown() ).toEqual( [ 'checkbox' ] ) );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'is forgotten when nothing is typed any more', async () => {
		const user = await openPage();
		await user.type( field( 'radio-button' ), 'a' );
		expect( stored().drafts ).toEqual( {
			'radio-button': { comments: 'a' },
		} );
		await user.clear( field( 'radio-button' ) );
		expect( sessionStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'begins at the first question if what is stored is not ours, or storage is blocked', async () => {
		sessionStorage.setItem( KEY, '{"answers":5}' );
		await openPage();
		await waitFor( () => expect( shown() ).toEqual( [ 'radio-button' ] ) );
		jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation(
			() => {
				throw new DOMException( 'Denied', 'SecurityError' );
			}
		);
		const user = await openPage( short );
		await send( user );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		jest.restoreAllMocks();
	} );
} );

describe( 'a visitor who has answered an inline survey', () => {
	it( 'is told so on the next page, where nothing is counted', async () => {
		await send( await openPage( short ) );
		await screen.findByText( THANKS );
		await openPage( short );
		expect( screen.getByText( ANSWERED ) ).toBeInTheDocument();
		expect( form() ).toBeNull();
		expect( document.body ).toHaveFocus();
		expect(
			counted().filter( ( [ to ] ) => to === 'impression' )
		).toHaveLength( 1 );
	} );

	it( 'is asked again by a survey that shows repeatedly', async () => {
		await send( await openPage( repeatedly ) );
		await screen.findByText( THANKS );
		const user = await openPage( repeatedly );
		await send( user );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 2 ) );
		const [ first, second ] = sentBodies();
		expect( second.submission_id ).not.toBe( first.submission_id );
	} );

	it( 'is asked if the survey was only seen so far', async () => {
		document.cookie = askedCookie( 'userfeedback-7' );
		await openPage();
		expect( shown() ).toEqual( [ 'radio-button' ] );
	} );

	it( 'is told that the answers wait as long as they do', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'offline' ) );
		await send( await openPage( short ) );
		await screen.findByText( SAVED );
		await openPage( short );
		expect( screen.getByText( ANSWERED ) ).toBeInTheDocument();
		expect( screen.getByText( SAVED ) ).toBeInTheDocument();
		fetchMock.mockImplementation( confirm );
	} );
} );

describe( 'a second tab with an inline survey', () => {
	it.each( [ 'visibilitychange', 'focus', 'pageshow' ] )(
		'shows the thank-you of the first one on %s, and counts nothing',
		async ( name ) => {
			await openPage();
			document.cookie = submittedCookie( 'userfeedback-7', 'other' );
			( name === 'visibilitychange' ? document : window ).dispatchEvent(
				new Event( name )
			);
			expect( screen.getByText( THANKS ) ).toBeInTheDocument();
			expect( form() ).toBeNull();
			expect( document.body ).toHaveFocus();
			expect( counted() ).toEqual( [] );
		}
	);

	it( 'forgets its own progress, and moves the focus of a visitor who was typing', async () => {
		const user = await openPage();
		await begin( user );
		finishElsewhere();
		expect( screen.getByText( THANKS ) ).toHaveFocus();
		expect( sessionStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'says that the other tab’s answers wait', async () => {
		await openPage();
		fetchMock.mockReturnValue( new Promise( () => {} ) );
		window.userfeedback!.outbox!.send( parcel( 'other' ), () => {} );
		finishElsewhere();
		expect( screen.getByText( THANKS ) ).toBeInTheDocument();
		expect( screen.getByText( SAVED ) ).toBeInTheDocument();
	} );

	it( 'does not thank for answers that it does not send', async () => {
		const user = await openPage( short );
		await choose( user, 'radio-button', 'One' );
		document.cookie = submittedCookie( 'userfeedback-7', 'other' );
		await user.click( button( 'Send' ) );
		expect( await screen.findByText( ANSWERED ) ).toBeInTheDocument();
		expect( screen.queryByText( THANKS ) ).toBeNull();
		await settle();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'goes on if the first one’s answers were refused', async () => {
		await openPage();
		document.cookie = askedCookie( 'userfeedback-7' );
		comeBack();
		expect( shown() ).toEqual( [ 'radio-button' ] );
	} );

	it( 'goes on if the survey shows repeatedly', async () => {
		await openPage( repeatedly );
		finishElsewhere();
		expect( shown() ).toEqual( [ 'radio-button' ] );
	} );

	it( 'keeps what the visitor sees after finishing here', async () => {
		fetchMock.mockResolvedValue(
			answer( 410, {
				code: 'userfeedback_survey_closed',
				message: 'Closed.',
			} )
		);
		await send( await openPage( short ) );
		await screen.findByText( /has closed/ );
		finishElsewhere();
		expect( screen.queryByText( THANKS ) ).toBeNull();
	} );
} );
