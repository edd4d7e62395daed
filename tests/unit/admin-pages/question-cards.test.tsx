import { render, screen, within } from '@testing-library/react';
import { QuestionTools } from '@/admin-pages/surveys/editor/sections/questions/question-tools';
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

const toggle = ( number: number ) =>
	card( number ).getByRole( 'button', {
		name: new RegExp( `^Question ${ number }` ),
	} );
const outline = () =>
	within( screen.getByRole( 'navigation', { name: 'Questions' } ) );

describe( 'question cards', () => {
	it( '[PLS-27~] collapse to the title, the number of options and the conditions', async () => {
		const { user } = await open();
		expect( toggle( 1 ) ).toHaveAttribute( 'aria-expanded', 'true' );
		await user.click( toggle( 1 ) );
		await user.click( toggle( 2 ) );
		expect( titles() ).toEqual( [ 'Anything else?' ] );
		expect( toggle( 1 ) ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( toggle( 1 ) ).toHaveAccessibleName(
			'Question 1 Happy? 2 options'
		);
		expect( toggle( 2 ) ).toHaveAccessibleName(
			'Question 2 Why not? Has conditions'
		);
		await user.click( toggle( 1 ) );
		expect( titles() ).toEqual( [ 'Happy?', 'Anything else?' ] );
	} );

	it( '[PLS-27~] collapse and expand all at once, also after another step was open', async () => {
		const { user } = await open();
		await press( user, 'Collapse all' );
		expect( screen.queryAllByRole( 'textbox', { name: 'Title' } ) ).toEqual(
			[]
		);
		await press( user, 'Next Step: Settings' );
		await user.click( screen.getByRole( 'link', { name: /Questions/ } ) );
		expect(
			await screen.findByRole( 'button', { name: /^Question 3/ } )
		).toHaveAttribute( 'aria-expanded', 'false' );
		await press( user, 'Expand all' );
		expect( titles() ).toEqual( [
			'Happy?',
			'Why not?',
			'Anything else?',
		] );
	} );

	it( '[PLS-27~] expand when their errors are shown, and stay open while these are fixed', async () => {
		const { user } = await open( [
			radioQuestion( [ 'Yes', '' ] ),
			textQuestion( { title: '' } ),
		] );
		await press( user, 'Collapse all' );
		await press( user, 'Next Step: Settings' );
		const title = card( 2 ).getByRole( 'textbox', { name: 'Title' } );
		expect( title ).toBeInvalid();
		expect(
			card( 1 ).getByRole( 'textbox', { name: 'Option 2' } )
		).toHaveFocus();
		await user.click( toggle( 2 ) );
		expect( title ).toBeVisible();
		await user.type( title, 'Why?' );
		expect( title ).toBeVisible();
		expect( title ).toHaveValue( 'Why?' );
		expect( toggle( 2 ) ).toHaveAttribute( 'aria-expanded', 'true' );
	} );

	it( '[PLS-27~] remember the options of an earlier type after they were collapsed and moved', async () => {
		const { user } = await open();
		const type = () => card( 1 ).getByRole( 'combobox', { name: 'Type' } );
		await user.selectOptions( type(), 'Long Text' );
		await press( user, 'Collapse all' );
		await press( user, 'Move question 1 down' );
		await press( user, 'Move question 2 up' );
		await press( user, 'Expand all' );
		await user.selectOptions( type(), 'Radio Buttons' );
		expect(
			card( 1 )
				.getAllByRole( 'textbox', { name: /^Option/ } )
				.map( ( field ) => ( field as HTMLInputElement ).value )
		).toEqual( [ 'Yes', 'No' ] );
	} );
} );

describe( 'the list of questions', () => {
	it( '[PLS-27~] names them by number and title, and leads to their cards', async () => {
		const { user } = await open( [
			radioQuestion(),
			textQuestion( { id: 'q2', title: '' } ),
		] );
		expect(
			outline()
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '1Happy?', '2(no title)' ] );
		await press( user, 'Collapse all' );
		await press( user, '2 (no title)' );
		expect(
			screen.getByRole( 'group', { name: 'Question 2' } )
		).toHaveFocus();
		expect( titles() ).toEqual( [ '' ] );
	} );

	it( '[PLS-27~] marks questions with visible errors', async () => {
		const { user } = await open();
		await user.clear( card( 3 ).getByRole( 'textbox', { name: 'Title' } ) );
		const name = '3 (no title)';
		expect( outline().getByRole( 'button', { name } ) ).toBeVisible();
		await press( user, 'Next Step: Settings' );
		expect(
			outline().getByRole( 'button', { name: `${ name } (has errors)` } )
		).toBeVisible();
		await user.type(
			card( 3 ).getByRole( 'textbox', { name: 'Title' } ),
			'So?'
		);
		expect(
			outline().getByRole( 'button', { name: '3 So?' } )
		).toBeVisible();
	} );

	it( 'opens and closes on narrow screens', async () => {
		const { user } = await open();
		const opener = outline().getByRole( 'button', { name: '3 questions' } );
		expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
		await user.click( opener );
		expect( opener ).toHaveAttribute( 'aria-expanded', 'true' );
	} );
} );

describe( 'duplicating a question', () => {
	it( '[PLS-02~] puts a copy below it, with the same conditions, and focuses its title', async () => {
		const { user, saves } = await open();
		await press( user, 'Duplicate question 2' );
		expect( titles() ).toEqual( [
			'Happy?',
			'Why not?',
			'Why not?',
			'Anything else?',
		] );
		expect(
			card( 3 ).getByRole( 'textbox', { name: 'Title' } )
		).toHaveFocus();
		expect(
			document.getElementById( 'a11y-speak-polite' )
		).toHaveTextContent( 'Question duplicated. The copy is question 3.' );
		await press( user, 'Save' );
		const sent = sentSurvey( saves()[ 0 ]! ).questions;
		expect( sent?.[ 1 ] ).toEqual( conditional );
		expect( sent?.[ 2 ] ).toEqual( {
			...conditional,
			id: expect.stringMatching( /^[\w-]{12}$/ ),
		} );
	} );

	it( '[PLS-02~] is not possible beyond 100 questions, in a fixed survey or with a locked type', () => {
		const none = () => undefined;
		const tools = {
			index: 0,
			count: 99,
			isFixed: false,
			isLocked: false,
			onMove: none,
			onDuplicate: none,
			onDelete: none,
		};
		const button = () =>
			screen.queryByRole( 'button', { name: 'Duplicate question 1' } );
		const { rerender } = render( <QuestionTools { ...tools } /> );
		expect( button() ).not.toHaveAttribute( 'aria-disabled', 'true' );
		rerender( <QuestionTools { ...tools } count={ 100 } /> );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
		rerender( <QuestionTools { ...tools } isFixed /> );
		expect( button() ).toBeNull();
		rerender( <QuestionTools { ...tools } isLocked /> );
		expect( button() ).toBeNull();
	} );
} );
