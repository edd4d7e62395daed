import { screen, within } from '@testing-library/react';
import { PLANS } from '@/survey-model';
import { refusal } from '../support/fake-server';
import {
	QUIET,
	card,
	columnRow as row,
	fileImport,
	importColumn,
	openImport as open,
	pass,
} from '../support/imports';
import { ALL_ALLOWED } from '../support/licenses';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const optionsOf = ( select: HTMLElement ) =>
	within( select )
		.getAllByRole( 'option' )
		.map( ( { textContent } ) => textContent );

describe( 'the columns of a file', () => {
	it( 'show what they hold and what they become', async () => {
		await open();
		const question = row( 'Satisfied' );
		expect(
			question.getByText( '10 lines with a value, 3 different' )
		).toBeVisible();
		expect(
			question
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Yes', 'No' ] );
		const use = question.getByRole( 'combobox', { name: /^Use as/ } );
		expect( use ).toHaveValue( 'question' );
		expect( optionsOf( use ) ).toEqual( [ 'Question', 'Leave out' ] );
		expect(
			optionsOf(
				question.getByRole( 'combobox', { name: /^Type of question/ } )
			)
		).toEqual( [ 'Radio Buttons', 'Single Text Field' ] );
		expect(
			row( 'Start Date' ).getByText( /^Says when the answers were given/ )
		).toBeVisible();
		expect( row( 'Respondent' ).queryByRole( 'textbox' ) ).toBeNull();
	} );

	it( 'of one question for several answers share its title, and each is an option', async () => {
		await open();
		expect(
			row( 'Email' ).getByRole( 'textbox', {
				name: 'Title of the question: Email',
			} )
		).toHaveValue( 'Which channels?' );
		expect(
			row( 'Chat' )
				.getAllByRole( 'textbox' )
				.map( ( field ) => field.getAttribute( 'value' ) )
		).toEqual( [ 'Chat' ] );
		expect( optionsOf( row( 'Chat' ).getByRole( 'combobox' ) ) ).toEqual( [
			'Question',
			'Leave out',
			'Option of: Which channels?',
			'Option of a new question',
		] );
	} );

	it( 'are changed, sent once after the last change, and the preview follows', async () => {
		const changed = fileImport();
		changed.questions = changed.questions.slice( 1 );
		const { user, sent } = await open(
			{},
			{ 'POST 7': [ { body: changed } ] }
		);
		expect(
			card( 'Preview' ).getByText( /The survey will have 2 questions/ )
		).toBeVisible();
		await user.selectOptions(
			row( 'Satisfied' ).getByRole( 'combobox', { name: /^Use as/ } ),
			'Leave out'
		);
		expect(
			row( 'Satisfied' ).getByText( 'Is not imported.' )
		).toBeVisible();
		expect(
			card( 'Preview' ).getByText( 'Updating the preview…' )
		).toBeVisible();
		await user.type(
			row( 'Email' ).getByRole( 'textbox', {
				name: /^Title of the question/,
			} ),
			'!'
		);
		await pass( QUIET );
		expect( sent( 'POST 7' ) ).toEqual( [
			{
				columns: [
					{ index: 2, role: 'ignore' },
					{ index: 3, title: 'Which channels?!' },
					{ index: 4, title: 'Which channels?!' },
				],
			},
		] );
		expect(
			card( 'Preview' ).getByText( /The survey will have 1 question\./ )
		).toBeVisible();
	} );

	it( 'say which type would suit better and what unlocks it', async () => {
		await open(
			{
				columns: [
					importColumn( 0, {
						header: 'Stars',
						locked: {
							type: 'star-rating',
							feature: 'star-rating',
							decision: 'upgrade',
							plan: 'plus',
							addon: 'question-types',
						},
					} ),
				],
			},
			{},
			{
				features: {
					...ALL_ALLOWED,
					'star-rating': {
						decision: 'upgrade',
						plan: 'plus',
						plans: PLANS.slice( 1 ),
						addon: 'question-types',
						title: 'Star rating questions',
					},
				},
			}
		);
		const stars = row( 'Stars' );
		const locked = stars.getByRole( 'option', {
			name: 'Star Rating (locked)',
		} );
		expect( locked ).toBeDisabled();
		expect(
			stars.getByText(
				'Would fit as Star Rating. Star rating questions: not in your plan. Upgrade to Plus to use this feature.'
			)
		).toBeVisible();
		expect(
			stars.getByRole( 'button', { name: /Upgrade to Plus/ } )
		).toBeEnabled();
	} );

	it( 'show what the site refuses beside the field, until it is changed', async () => {
		const { user, calls } = await open(
			{},
			{
				'POST 7': [
					refusal( 400, 'rest_invalid_param', 'Not valid.', [
						{
							field: 'columns[2].title',
							code: 'title_required',
							message: 'Title is required.',
						},
					] ),
				],
			}
		);
		const title = row( 'Satisfied' ).getByRole( 'textbox' );
		await user.clear( title );
		await pass( 5000 );
		expect( title ).toBeInvalid();
		expect( title ).toHaveAccessibleDescription( 'Title is required.' );
		expect( calls().filter( ( call ) => call === 'POST 7' ) ).toHaveLength(
			1
		);
		await user.type( title, 'H' );
		expect( title ).toBeValid();
	} );

	it( 'of a very wide file come a hundred at a time', async () => {
		const { user } = await open( {
			columns: Array.from( { length: 130 }, ( _, index ) =>
				importColumn( index, { role: 'ignore' } )
			),
		} );
		const rows = () => card( 'Columns' ).getAllByRole( 'row' ).length - 1;
		expect( rows() ).toBe( 100 );
		await user.click(
			screen.getByRole( 'button', {
				name: 'Show more columns (30 hidden)',
			} )
		);
		expect( rows() ).toBe( 130 );
	} );

	it( 'without a header have a number, and all controls have a name', async () => {
		await open( { columns: [ importColumn( 0, { header: '' } ) ] } );
		expect( row( 'Column 1' ).getByRole( 'textbox' ) ).toHaveAccessibleName(
			'Title of the question: Column 1'
		);
	} );
} );
