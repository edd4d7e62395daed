import { screen, within } from '@testing-library/react';
import { QUIET, card, openImport as open, pass } from '../support/imports';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'the file and its survey', () => {
	it( 'show how the file was read, and change the title and what means no answer', async () => {
		const { user, sent } = await open( {
			encoding: 'Windows-1252',
			delimiter: ';',
		} );
		const file = card( 'File and survey' );
		expect(
			file
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Export of SurveyMonkey',
			'12 lines',
			'Columns: 5',
			'Windows-1252, separated by semicolons',
		] );
		expect( file.queryByRole( 'combobox' ) ).toBeNull();
		await user.type(
			file.getByRole( 'textbox', { name: 'Title of the survey' } ),
			'!'
		);
		await user.type(
			file.getByRole( 'textbox', {
				name: 'Text that means “no answer”',
			} ),
			'-'
		);
		await pass( QUIET );
		expect( sent( 'POST 7' ) ).toEqual( [
			{ title: 'Answers!', empty: '-' },
		] );
	} );

	it( 'ask for the order of dates that can be read in two ways', async () => {
		const { user, sent } = await open( {
			date_order: 'mdy',
			is_date_order_certain: false,
		} );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Order in dates' } ),
			'Day, month, year'
		);
		await pass( QUIET );
		expect( sent( 'POST 7' ) ).toEqual( [ { date_order: 'dmy' } ] );
	} );
} );

describe( 'the preview', () => {
	it( 'has the questions and the first responses, with what was skipped and what is left out', async () => {
		await open();
		const preview = card( 'Preview' );
		expect(
			within( preview.getByRole( 'list', { name: 'Questions' } ) )
				.getAllByText( /answers?$|^Checkboxes$/ )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Radio Buttons, 10 answers', 'Checkboxes' ] );
		expect( preview.getByText( '1 more' ) ).toBeVisible();
		expect(
			preview
				.getAllByRole( 'row' )
				.slice( 1 )
				.map( ( { children } ) =>
					Array.from( children, ( { textContent } ) => textContent )
				)
		).toEqual( [
			[
				'2',
				expect.stringMatching( /^Mar 1, 2026/ ),
				'Yes',
				'Email and Chat',
			],
			[ '3', 'Now', '—', '—' ],
			[ '4', 'Left out: “soon” is not a date.' ],
		] );
	} );

	it( 'lists the lines that will be left out, by number', async () => {
		await open( {
			problems: [
				{ line: 4, column: 'Start Date', message: 'Not a date.' },
				{ line: 9, column: '', message: 'Too many columns.' },
			],
			problems_count: 3,
		} );
		const problems = card( 'Lines that will be left out' );
		expect(
			problems
				.getAllByRole( 'row' )
				.map( ( { children } ) =>
					Array.from( children, ( { textContent } ) => textContent )
				)
		).toEqual( [
			[ 'Line', 'Column', 'Problem' ],
			[ '4', 'Start Date', 'Not a date.' ],
			[ '9', 'The whole line', 'Too many columns.' ],
		] );
		expect(
			problems.getByText( 'Only the first 2 are listed.' )
		).toBeVisible();
	} );

	it( 'cannot be imported without a question', async () => {
		await open( { questions: [], sample: [] } );
		expect(
			screen.getByText( /No column is a question/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Start import' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
