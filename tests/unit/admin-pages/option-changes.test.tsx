import { act, cleanup, screen } from '@testing-library/react';
import type { Question, Survey } from '@/survey-model';
import { optionIds, optionsOf, withOptions } from '@/survey-model';
import { card, press, sentSurvey } from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { openAt, siteWith } from '../support/stored-survey';
import { radioQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
} );

const STAYS = 'Answers to “Yes” so far stay with this option.';
const APART =
	'This option is counted from now on. Answers to “Yes” so far stay apart.';

function asked(): Question {
	const question = radioQuestion( [ 'Yes', 'No' ] );
	return withOptions( question, optionsOf( question ), [ 'y', 'n' ] );
}

async function open( changes: Partial< Survey > = { responses_count: 3 } ) {
	const kept = siteWith( { questions: [ asked() ], ...changes } );
	const opened = await openAt( kept );
	const field = ( number: number ) =>
		card( 1 ).getByRole( 'textbox', { name: `Option ${ number }` } );
	return {
		...opened,
		field,
		rename: async ( number: number, label: string ) => {
			await opened.user.clear( field( number ) );
			await opened.user.type( field( number ), label );
		},
		/** The ids that the last save sent. */
		sentIds: () =>
			optionIds(
				sentSurvey( opened.saves().at( -1 ) as SeenRequest )
					.questions![ 0 ]!
			),
	};
}

const note = () => document.querySelector( '.userfeedback-options__change' );

describe( 'an option of a survey with responses', () => {
	it( 'says that answers stay with it when it is renamed, and keeps its id', async () => {
		const { user, field, rename, sentIds } = await open();
		expect( note() ).toBeNull();
		await rename( 1, 'Sure' );
		expect( note() ).toHaveTextContent( STAYS );
		expect( field( 1 ) ).toHaveAccessibleDescription( STAYS );
		await press( user, 'Save' );
		expect( sentIds() ).toEqual( [ 'y', 'n' ] );
		expect( note() ).toBeNull();
	} );

	it( 'says nothing when its old label is back, or only spaces differ', async () => {
		const { rename, field, user } = await open();
		await rename( 1, 'Sure' );
		await rename( 1, 'Yes' );
		expect( note() ).toBeNull();
		await user.type( field( 1 ), ' ' );
		expect( note() ).toBeNull();
	} );

	it( 'becomes a new option on request, which keeps the focus, and the same one again', async () => {
		const { user, rename, sentIds } = await open();
		await rename( 1, 'Sure' );
		await press( user, 'This is a new option' );
		expect( note() ).toHaveTextContent( APART );
		expect(
			screen.getByRole( 'button', { name: 'This is the same option' } )
		).toHaveFocus();
		await press( user, 'Save' );
		expect( sentIds()[ 0 ] ).toMatch( /^o[a-z0-9]{7}$/ );
		expect( sentIds()[ 1 ] ).toBe( 'n' );
	} );

	it( 'becomes the same option again by the button or by one undo', async () => {
		const { user, rename, sentIds } = await open();
		await rename( 1, 'Sure' );
		await press( user, 'This is a new option' );
		await press( user, 'This is the same option' );
		expect( note() ).toHaveTextContent( STAYS );
		act( () => jest.advanceTimersByTime( 2000 ) );
		await press( user, 'This is a new option' );
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		expect( note() ).toHaveTextContent( STAYS );
		await user.click( screen.getByRole( 'button', { name: /^Redo/ } ) );
		expect( note() ).toHaveTextContent( APART );
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		await press( user, 'Save' );
		expect( sentIds() ).toEqual( [ 'y', 'n' ] );
	} );

	it( 'takes its line along when it moves', async () => {
		const { user, rename } = await open();
		await rename( 1, 'Sure' );
		await press( user, 'This is a new option' );
		await press( user, 'Move option 1 down' );
		expect( note()?.closest( 'li' ) ).toContainElement(
			card( 1 ).getByRole( 'textbox', { name: 'Option 2' } )
		);
		expect( note() ).toHaveTextContent( APART );
	} );
} );

describe( 'an option of a survey without responses', () => {
	it( 'has no line when it is renamed', async () => {
		const { rename } = await open( { responses_count: 0 } );
		await rename( 1, 'Sure' );
		expect( note() ).toBeNull();
	} );
} );

describe( 'unsaved options that this browser kept before they had ids', () => {
	it( 'get the ids of the saved options when they are restored', async () => {
		const opened = await open();
		await opened.rename( 1, 'Sure' );
		await act( () => jest.advanceTimersByTimeAsync( 600 ) );
		const [ key = '' ] = Object.keys( window.localStorage );
		const kept = window.localStorage.getItem( key ) ?? '';
		cleanup();
		window.localStorage.clear();
		window.localStorage.setItem(
			key,
			kept.replace( '"option_ids":["y","n"]', '"old":true' )
		);
		const again = await open();
		await press( again.user, 'Restore' );
		expect( again.field( 1 ) ).toHaveValue( 'Sure' );
		await press( again.user, 'Save' );
		expect( again.sentIds() ).toEqual( [ 'y', 'n' ] );
	} );
} );
