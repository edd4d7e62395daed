import { act, fireEvent, screen, within } from '@testing-library/react';
import {
	answering,
	card,
	openEditor,
	press,
	site,
	startSurvey,
	titles,
} from '../support/editor';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const undoButton = () => screen.getByRole( 'button', { name: /^Undo/ } );
const redoButton = () => screen.getByRole( 'button', { name: /^Redo/ } );
const title = ( number: number ) =>
	card( number ).getByRole( 'textbox', { name: 'Title' } );

/** Lets the timers of an undo run. */
const settle = () => act( () => jest.advanceTimersByTimeAsync( 50 ) );

describe( 'undo and redo', () => {
	it( '[PLS-02~] change a field back and forth with the buttons, which keep the focus', async () => {
		const { user } = await openEditor();
		expect( undoButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( redoButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.type( title( 2 ), ' Really?' );
		await user.click( undoButton() );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		expect( undoButton() ).toHaveFocus();
		expect( undoButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'Undone: Question 2.' );
		await user.click( redoButton() );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
		expect( redoButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( '[PLS-02~] work by keyboard inside a field and follow the change with the focus', async () => {
		const { user } = await openEditor();
		await user.type( title( 1 ), '!' );
		await user.type( title( 2 ), '!' );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( title( 2 ) ).toHaveFocus();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		expect( title( 1 ) ).toHaveFocus();
		await user.keyboard( '{Control>}{Shift>}Z{/Shift}{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?!', 'Why?' ] );
		await user.keyboard( '{Control>}y{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?!', 'Why?!' ] );
		await user.keyboard( '{Control>}y{/Control}' );
		await settle();
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'There is nothing to redo.' );
	} );

	it( '[PLS-02~] bring a deleted question back and show it', async () => {
		const { user } = await openEditor();
		await press( user, 'Delete question 1' );
		await press( user, 'Delete question' );
		expect( titles() ).toEqual( [ 'Why?' ] );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		expect( title( 1 ) ).toHaveFocus();
	} );

	it( 'open the step of the change', async () => {
		const { user } = await openEditor( site, '/edit/7/notifications' );
		const toggle = () =>
			screen.getByRole( 'checkbox', {
				name: 'Send an email for each response',
			} );
		await user.click( toggle() );
		await press( user, 'Back' );
		await settle();
		await user.click( undoButton() );
		await settle();
		expect( window.location.hash ).toBe( '#/edit/7/notifications' );
		expect( toggle() ).not.toBeChecked();
	} );

	it( 'change the survey’s title while it is edited', async () => {
		const { user } = await openEditor( site, '/new' );
		await startSurvey( user, 'Lunch' );
		await user.click( undoButton() );
		await settle();
		expect(
			screen.getByRole( 'textbox', { name: 'Survey title' } )
		).toHaveValue( '' );
		await user.click( redoButton() );
		await settle();
		expect(
			screen.getByRole( 'textbox', { name: 'Survey title' } )
		).toHaveValue( 'Lunch' );
	} );

	it( '[PLS-02~] make a saved survey unsaved again', async () => {
		const { user, saves } = await openEditor();
		await user.type( title( 2 ), '!' );
		await press( user, 'Save' );
		await user.click( undoButton() );
		await press( user, 'Save' );
		const sent = saves().map(
			( { body } ) =>
				( body as { survey: { questions: { title: string }[] } } )
					.survey.questions[ 1 ]?.title
		);
		expect( sent ).toEqual( [ 'Why?!', 'Why?' ] );
	} );

	it( 'leave the keys of dialogs alone', async () => {
		const { user } = await openEditor();
		await user.type( title( 2 ), '!' );
		await press( user, 'Delete question 1' );
		await user.keyboard( '{Control>}z{/Control}' );
		fireEvent.keyDown( document.body, { key: 'z', ctrlKey: true } );
		await settle();
		await press( user, 'Cancel' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?!' ] );
	} );

	it( 'leave the keys of a search to the browser', async () => {
		const { user } = await openEditor( site, '/new' );
		await startSurvey( user, 'Lunch' );
		await press( user, 'Back' );
		const search = screen.getByRole( 'searchbox' );
		await user.type( search, 'shop' );
		expect( fireEvent.keyDown( search, { key: 'z', ctrlKey: true } ) ).toBe(
			true
		);
		await settle();
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
			'Lunch'
		);
	} );
} );

describe( 'undo and a conflict', () => {
	const conflict = {
		status: 409,
		body: {
			code: 'userfeedback_survey_conflict',
			message: 'Ada saved this survey after you opened it.',
			data: {
				status: 409,
				saved_by: 'Ada',
				saved_at: '2026-11-21T10:00:00Z',
				revision: 9,
				by_you: false,
			},
		},
	};

	async function conflicted() {
		const opened = await openEditor( answering( conflict ) );
		await opened.user.type( title( 2 ), '!' );
		await press( opened.user, 'Save' );
		return { ...opened, dialog: within( screen.getByRole( 'dialog' ) ) };
	}

	it( 'goes on after the user keeps editing', async () => {
		const { user, dialog } = await conflicted();
		await user.click(
			dialog.getByRole( 'button', { name: 'Keep editing' } )
		);
		await user.click( undoButton() );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
	} );

	it( 'begins anew with the other version', async () => {
		const { user, dialog } = await conflicted();
		await user.click( dialog.getByRole( 'button', { name: /^Load/ } ) );
		await settle();
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
		expect( undoButton() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
