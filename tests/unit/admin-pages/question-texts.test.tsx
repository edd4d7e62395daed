import { screen, waitFor, within } from '@testing-library/react';
import type { Question } from '@/survey-model';
import {
	card,
	openEditor,
	press,
	sentSurvey,
	site,
	titles,
} from '../support/editor';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const conditional = textQuestion( {
	id: 'q2',
	title: 'Why not?',
	logic: {
		enabled: true,
		action: 'show',
		conditions: [ { question_id: 'happy', compare: '=', value: 'No' } ],
	},
} );

const open = (
	questions: Question[] = [
		radioQuestion(),
		conditional,
		textQuestion( { id: 'q3', title: 'Anything else?' } ),
	]
) =>
	openEditor( ( request ) =>
		request.method !== 'POST' && request.path.endsWith( '/7' )
			? { body: survey( { questions } ) }
			: site( request )
	);

describe( 'deleting a question', () => {
	it( '[QST-06] says which conditions go, and removes them in one step that can be undone', async () => {
		const made = survey( { questions: [ radioQuestion(), conditional ] } );
		const { email } = made.notifications;
		const notifications = {
			...made.notifications,
			email: {
				...email,
				logic: {
					enable: true,
					action: 'send' as const,
					conditions: conditional.logic.conditions,
				},
			},
		};
		const { user, saves } = await openEditor( ( request ) =>
			request.method !== 'POST' && request.path.endsWith( '/7' )
				? { body: { ...made, notifications } }
				: site( request )
		);
		await press( user, 'Delete question 1' );
		const dialog = screen.getByRole( 'dialog' );
		expect(
			within( dialog )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Question 2: Why not?',
			'The email about new responses',
		] );
		await press( user, 'Delete question' );
		await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
		expect( titles() ).toEqual( [ 'Happy?', 'Why not?' ] );
		await user.click( screen.getByRole( 'button', { name: /^Redo/ } ) );
		await press( user, 'Save' );
		const sent = sentSurvey( saves()[ 0 ]! );
		expect( sent.questions?.[ 0 ]?.logic ).toEqual( {
			enabled: false,
			action: 'show',
			conditions: [],
		} );
		expect( sent.notifications?.email ).toEqual( {
			...email,
			logic: { enable: false, action: 'send', conditions: [] },
		} );
	} );
} );

describe( 'moving a question', () => {
	it( '[QST-07] switches off conditions that cannot hold, names them with Undo, and on again when the order allows it', async () => {
		const { user, saves } = await open();
		const logicOf = async () => {
			await press( user, 'Save' );
			const sent = sentSurvey( saves().at( -1 )! ).questions;
			return sent?.find( ( { id } ) => id === conditional.id )?.logic;
		};
		await press( user, 'Move question 2 down' );
		expect( await logicOf() ).toEqual( conditional.logic );
		await press( user, 'Move question 1 down' );
		await press( user, 'Move question 2 down' );
		const about = /^Conditions are off for now: /;
		// It fades in.
		await waitFor( () =>
			expect( screen.getByText( about ) ).toBeVisible()
		);
		await press( user, 'Undo' );
		await waitFor( () => expect( screen.queryByText( about ) ).toBeNull() );
		expect( await logicOf() ).toEqual( conditional.logic );

		await press( user, 'Move question 2 down' );
		expect( await logicOf() ).toEqual( {
			...conditional.logic,
			conditions: [ { ...conditional.logic.conditions[ 0 ], off: true } ],
		} );
		await press( user, 'Move question 3 up' );
		expect( await logicOf() ).toEqual( conditional.logic );
	} );
} );

describe( 'the texts of a question', () => {
	it( '[PLS-27~] has a title that grows, without line breaks', async () => {
		const { user } = await open();
		const title = card( 3 ).getByRole( 'textbox', { name: 'Title' } );
		await user.clear( title );
		await user.type( title, 'One{Enter}' );
		await user.paste( ' two\r\nthree\nfour' );
		expect( title ).toHaveValue( 'One two three four' );
		expect( title.tagName ).toBe( 'TEXTAREA' );
		expect( title.parentElement ).toHaveAttribute(
			'data-text',
			'One two three four'
		);
	} );

	it( '[PLS-27~] has a description and a placeholder, and sends neither when empty', async () => {
		const { user, saves } = await open();
		const text = card( 3 );
		await user.click(
			text.getByRole( 'button', { name: 'Add description' } )
		);
		await user.keyboard( 'One{Enter}two' );
		await user.click(
			text.getByRole( 'button', { name: 'Add placeholder' } )
		);
		await user.keyboard( 'e.g. soup' );
		expect(
			card( 1 ).queryByRole( 'button', { name: 'Add placeholder' } )
		).toBeNull();
		await press( user, 'Save' );
		expect( sentSurvey( saves()[ 0 ]! ).questions?.[ 2 ] ).toMatchObject( {
			description: 'One\ntwo',
			config: { placeholder: 'e.g. soup' },
		} );
		await user.clear(
			text.getByRole( 'textbox', { name: 'Description' } )
		);
		await user.clear(
			text.getByRole( 'textbox', { name: 'Placeholder' } )
		);
		await press( user, 'Save' );
		expect( sentSurvey( saves()[ 1 ]! ).questions?.[ 2 ] ).toEqual(
			textQuestion( { id: 'q3', title: 'Anything else?' } )
		);
	} );
} );
