import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Survey } from '@/survey-model';
import { setDates } from '../support/dates';
import {
	banner,
	card,
	openEditor,
	press,
	sentSurvey,
	site,
} from '../support/editor';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { choose, radio, toggle } from '../support/publish';
import { surveySite } from '../support/survey-site';
import { savedSurvey } from '../support/surveys';

const LATER = '2027-01-31T11:00:00Z';

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-22T12:00:00Z' ) } );
	setDates( { zone: 'Europe/Berlin' } );
} );
afterEach( () => {
	jest.useRealTimers();
	setDates();
} );

/** Opens survey 7 of a site that stores what is saved. */
async function openStored(
	stored: Partial< Survey > = {},
	route = '/edit/7/questions'
) {
	const kept = surveySite( [
		{ survey: savedSurvey( stored ), clientId: '', saveId: '' },
	] );
	let refuse: ( ( request: SeenRequest ) => Answer ) | undefined;
	const opened = await openEditor( ( request ) => {
		const refused =
			request.method === 'POST' ? refuse?.( request ) : undefined;
		if ( refused !== undefined ) {
			return refused;
		}
		return /\/surveys(\/\d+)?$/.test( request.path )
			? kept.answer( request )
			: site( request );
	}, route );
	return {
		...opened,
		kept,
		/** How the site refuses saves from now on; undefined accepts them. */
		refuseBy: ( how: typeof refuse ) => {
			refuse = how;
		},
		stored: () => kept.stored[ 0 ]!.survey,
		sent: () => opened.saves().map( sentSurvey ),
	};
}

const title = () => card( 2 ).getByRole( 'textbox', { name: 'Title' } );
const refused = () =>
	refusal( 400, 'userfeedback_survey_invalid', 'No.', [
		{
			field: 'questions[1].title',
			code: 'title_too_long',
			message: 'This title is too long.',
		},
	] );

async function goTo( route: string ) {
	await act( async () => {
		window.location.hash = route;
		await jest.advanceTimersByTimeAsync( 50 );
	} );
}

describe( 'publication', () => {
	it.each( [
		[ 'refused', refused ],
		[ 'lost', () => null ],
	] )(
		'[PLS-26~] stays scheduled after an Unpublish that was %s, also after the next save',
		async ( _how, refuse ) => {
			const { user, refuseBy, stored, sent } = await openStored( {
				status: 'publish',
				publish_at: LATER,
			} );
			refuseBy( refuse );
			await press( user, 'Unpublish' );
			refuseBy( undefined );
			expect( screen.getByText( 'Scheduled' ) ).toBeVisible();
			await user.type( title(), '!' );
			await press( user, 'Save' );
			expect( sent().at( -1 ) ).toEqual( {
				questions: [ expect.anything(), expect.anything() ],
			} );
			expect( stored() ).toMatchObject( {
				status: 'publish',
				publish_at: LATER,
			} );
		}
	);

	it( '[PUB-04~] is no step of undo: a schedule stays when an earlier edit is undone and saved', async () => {
		const opened = await openStored( {}, '/edit/7/publish' );
		const { user, stored } = opened;
		await user.click( toggle() );
		await choose( opened as never, '2027-01-31', '12:00', 'PM' );
		await press( user, 'Save and Schedule' );
		expect( stored().publish_at ).toBe( LATER );
		await goTo( '/edit/7/questions' );
		await user.click( title() );
		await user.keyboard( '{Control>}z{/Control}' );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		await user.keyboard( '{Control>}s{/Control}' );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( stored() ).toMatchObject( {
			status: 'publish',
			publish_at: LATER,
		} );
		expect( screen.getByText( 'Scheduled' ) ).toBeVisible();
	} );

	it( 'of a lost request is not repeated by a save that does not ask for it', async () => {
		const { user, refuseBy, stored } = await openStored();
		refuseBy( () => null );
		await press( user, 'Publish' );
		await banner( /could not be saved/ );
		refuseBy( undefined );
		await user.type( title(), '!' );
		await press( user, 'Save' );
		expect( stored() ).toMatchObject( {
			status: 'draft',
			questions: [ {}, { title: 'Why?!' } ],
		} );
	} );

	it( 'of a lost request that was stored is taken back by a draft', async () => {
		const { user, kept, stored } = await openStored(
			{},
			'/edit/7/publish'
		);
		kept.become( 'answer-lost' );
		await press( user, 'Save and Publish' );
		await banner( /could not be saved/ );
		kept.become( 'up' );
		expect( stored().status ).toBe( 'publish' );
		await user.click( radio( 'Draft' ) );
		await press( user, 'Save' );
		expect( stored().status ).toBe( 'draft' );
	} );
} );

describe( 'the button of the last step', () => {
	it( '[PUB-03] publishes, saves the edits and returns to the list; a draft and a schedule are saved and stay open', async () => {
		const opened = await openStored( {}, '/edit/7/questions' );
		const { user, stored } = opened;
		await user.type( title(), '!' );
		await goTo( '/edit/7/publish' );
		await user.click( radio( 'Draft' ) );
		await press( user, 'Save as Draft' );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
		expect( stored() ).toMatchObject( {
			status: 'draft',
			questions: [ {}, { title: 'Why?!' } ],
		} );
		await user.click( toggle() );
		await choose( opened as never, '2027-01-31', '12:00', 'PM' );
		await press( user, 'Save and Schedule' );
		expect( stored() ).toMatchObject( {
			status: 'publish',
			publish_at: LATER,
		} );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
		await user.click( toggle() );
		await goTo( '/edit/7/questions' );
		await user.type( title(), '?' );
		await goTo( '/edit/7/publish' );
		await press( user, 'Save and Publish' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
		expect( stored() ).toMatchObject( {
			status: 'publish',
			publish_at: null,
			questions: [ {}, { title: 'Why?!?' } ],
		} );
	} );

	it( 'says that scheduling takes a live survey offline until then', async () => {
		const { user } = await openStored(
			{ status: 'publish' },
			'/edit/7/publish'
		);
		const text = () => screen.queryByText( /^This survey is live now/ );
		expect( text() ).toBeNull();
		await user.click( toggle() );
		expect( text() ).toHaveTextContent(
			'visitors do not see it until then'
		);
	} );
} );

describe( 'Try again', () => {
	it( '[PUB-06~] schedules for the date that is chosen now', async () => {
		const opened = await openStored( {}, '/edit/7/publish' );
		const { user, refuseBy, stored } = opened;
		await user.click( toggle() );
		await choose( opened as never, '2026-12-01', '12:00', 'PM' );
		refuseBy( () => null );
		await press( user, 'Save and Schedule' );
		await banner( /could not be saved/ );
		refuseBy( undefined );
		fireEvent.change( screen.getByLabelText( 'Date' ), {
			target: { value: '2027-01-31' },
		} );
		await press( user, 'Try again' );
		expect( stored() ).toMatchObject( {
			status: 'publish',
			publish_at: LATER,
		} );
	} );

	it( '[PUB-03~] leaves a draft that was chosen since', async () => {
		const { user, refuseBy, sent, stored } = await openStored(
			{},
			'/edit/7/publish'
		);
		refuseBy( () => null );
		await press( user, 'Save and Publish' );
		await banner( /could not be saved/ );
		refuseBy( undefined );
		await user.click( radio( 'Draft' ) );
		await press( user, 'Try again' );
		expect( stored().status ).toBe( 'draft' );
		expect(
			sent()
				.slice( 1 )
				.map( ( { status } ) => status )
		).not.toContain( 'publish' );
	} );

	it( 'still goes to the list after it has published', async () => {
		const { user, refuseBy, stored } = await openStored(
			{},
			'/edit/7/publish'
		);
		refuseBy( () => null );
		await press( user, 'Save and Publish' );
		await banner( /could not be saved/ );
		refuseBy( undefined );
		await press( user, 'Try again' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
		expect( stored().status ).toBe( 'publish' );
	} );
} );
