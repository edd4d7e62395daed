import { act, fireEvent, screen } from '@testing-library/react';
import { setDates } from '../support/dates';
import { card, press, sentSurvey, site } from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import type { OpenedPublish } from '../support/publish';
import {
	choose,
	date,
	openPublish,
	radio,
	time,
	toggle,
} from '../support/publish';
import { savedSurvey } from '../support/surveys';

const MOMENT = '2027-01-31T11:00:00Z';

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-22T12:00:00Z' ) } );
	setDates( { zone: 'Europe/Berlin' } );
} );
afterEach( () => {
	jest.useRealTimers();
	setDates();
} );

async function goTo( route: string ) {
	await act( async () => {
		window.location.hash = route;
		await jest.advanceTimersByTimeAsync( 50 );
	} );
}

/** Whether the header says that something is unsaved. */
const isMarked = () => screen.queryByText( 'Unsaved changes' ) !== null;

/** Chooses noon of a day in Berlin, then shows the questions. */
async function chooseAndLeaveStep( opened: OpenedPublish ) {
	await opened.user.click( toggle() );
	await choose( opened, '2027-01-31', '12:00', 'PM' );
	await goTo( '/edit/7/questions' );
}

describe( 'the choice of the last step', () => {
	it( '[PUB-04~] survives other steps as an unsaved change, which Save in the header stores', async () => {
		const opened = await openPublish();
		expect( isMarked() ).toBe( false );
		await chooseAndLeaveStep( opened );
		expect( isMarked() ).toBe( true );
		await goTo( '/edit/7/publish' );
		expect( toggle() ).toBeChecked();
		expect( date() ).toHaveValue( '2027-01-31' );
		expect( time() ).toHaveValue( '12:00' );
		expect( radio( 'PM' ) ).toBeChecked();
		await goTo( '/edit/7/questions' );
		await press( opened.user, 'Save' );
		expect( opened.sent() ).toEqual( [
			{ status: 'publish', publish_at: MOMENT },
		] );
		expect( screen.getByText( 'Scheduled' ) ).toBeVisible();
		expect( isMarked() ).toBe( false );
	} );

	it( 'is not stored when a step is left, whose edits are', async () => {
		const opened = await openPublish();
		await chooseAndLeaveStep( opened );
		await opened.user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( opened.user, 'Next Step: Settings' );
		expect( opened.sent().map( Object.keys ) ).toEqual( [
			[ 'questions' ],
		] );
		expect( isMarked() ).toBe( true );
	} );

	it( 'asks before the builder is left', async () => {
		const opened = await openPublish();
		await chooseAndLeaveStep( opened );
		await goTo( '/' );
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
		await opened.user.click(
			screen.getByRole( 'button', { name: /^Leave/ } )
		);
		await goTo( '/edit/7/publish' );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( toggle() ).not.toBeChecked();
	} );

	it( 'is kept and explained by Save in the header while the schedule is incomplete', async () => {
		const { user, sent } = await openPublish();
		await user.click( toggle() );
		fireEvent.change( date(), { target: { value: '2027-01-31' } } );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [ {} ] );
		expect( date() ).toHaveValue( '2027-01-31' );
		expect( isMarked() ).toBe( true );
		expect(
			screen.getAllByText(
				'The schedule was not saved. Choose a date, a time, and AM or PM.'
			)[ 0 ]
		).toBeInTheDocument();
	} );

	it( '[PUB-06~] is not stored by Save in the header after its time has passed', async () => {
		const opened = await openPublish();
		await opened.user.click( toggle() );
		await choose( opened, '2026-11-22', '1:30', 'PM' );
		await act( () => jest.advanceTimersByTimeAsync( 31 * 60_000 ) );
		await press( opened.user, 'Save' );
		expect( opened.sent() ).toEqual( [ {} ] );
		expect( isMarked() ).toBe( true );
	} );

	it( 'never publishes a draft at once by Save in the header', async () => {
		const { user, sent } = await openPublish();
		await user.click( radio( 'Draft' ) );
		await user.click( radio( 'Publish' ) );
		expect( isMarked() ).toBe( false );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [ {} ] );
		expect( screen.queryByText( /was not saved/ ) ).toBeNull();
	} );

	it( 'keeps a survey scheduled until the step’s own button publishes it at once', async () => {
		const { user, sent } = await openPublish(
			{
				status: 'publish',
				publish_at: MOMENT,
			},
			( request ) =>
				keeping( request, { status: 'publish', publish_at: MOMENT } )
		);
		await user.click( toggle() );
		expect( isMarked() ).toBe( true );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [ {} ] );
		expect( isMarked() ).toBe( true );
		expect(
			screen.getAllByText(
				/choose Save and Publish in the last step/
			)[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'makes a published survey a draft by Save in the header', async () => {
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: null,
		} );
		await user.click( radio( 'Draft' ) );
		expect( isMarked() ).toBe( true );
		await press( user, 'Save' );
		expect( sent() ).toEqual( [ { status: 'draft' } ] );
		expect( isMarked() ).toBe( false );
		expect( radio( 'Draft' ) ).toBeChecked();
	} );

	it( 'ends with Unpublish in the header, which is newer', async () => {
		const { user, sent } = await openPublish( {
			status: 'publish',
			publish_at: MOMENT,
		} );
		await user.selectOptions( time(), '1:30' );
		expect( isMarked() ).toBe( true );
		await press( user, 'Unpublish' );
		expect( sent() ).toEqual( [ { status: 'draft', publish_at: null } ] );
		expect( isMarked() ).toBe( false );
		expect( toggle() ).not.toBeChecked();
	} );

	it( '[PUB-06~] shows the server’s reason at the date when Save in the header sent it', async () => {
		const words = 'This time has passed. Choose another.';
		const opened = await openPublish( {}, ( request ) =>
			request.method === 'POST'
				? refusal( 400, 'userfeedback_survey_invalid', words, [
						{
							field: 'publish_at',
							code: 'date_passed',
							message: words,
						},
					] )
				: site( request )
		);
		await opened.user.click( toggle() );
		await choose( opened, '2026-11-22', '1:30', 'PM' );
		await press( opened.user, 'Save' );
		expect( await screen.findByText( words ) ).toBeVisible();
		expect( date() ).toBeInvalid();
	} );
} );

/** A site that keeps a status and a date unless a save changes them. */
function keeping(
	request: SeenRequest,
	stored: { status: 'publish'; publish_at: string }
): Answer {
	return request.method === 'POST'
		? {
				body: savedSurvey( {
					...stored,
					...sentSurvey( request ),
					revision: 4,
				} ),
			}
		: site( request );
}
