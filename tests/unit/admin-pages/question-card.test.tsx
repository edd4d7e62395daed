import { act, screen } from '@testing-library/react';
import type { Question } from '@/survey-model';
import { optionFields, showCard } from '../support/question-card';
import { SPECIFIED, specifiedOf } from '../support/question-types';
import { radioQuestion, textQuestion } from '../support/surveys';

afterEach( () => jest.useRealTimers() );

describe( 'a question card', () => {
	it( '[QST-03~] lists the question types by name', () => {
		showCard( textQuestion() );
		expect( specifiedOf( screen.getAllByRole( 'option' ) ) ).toEqual(
			SPECIFIED
		);
	} );

	it( '[QST-05~] adds two blank options when a text question becomes radio buttons', async () => {
		const { user, current } = showCard( textQuestion() );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Type' } ),
			'Radio Buttons'
		);
		expect( optionFields() ).toHaveLength( 2 );
		expect( current.question ).toMatchObject( {
			type: 'radio-button',
			title: 'Why?',
			config: { options: [] },
		} );
	} );

	it( '[QST-05~] keeps the options between radio buttons and checkboxes, but not for other types', async () => {
		const { user, current } = showCard( radioQuestion() );
		const type = screen.getByRole( 'combobox', { name: 'Type' } );
		await user.selectOptions( type, 'Checkboxes' );
		expect( current.question.config ).toEqual( {
			options: [ 'Yes', 'No' ],
		} );
		await user.selectOptions( type, 'Long Text' );
		expect( current.question.config ).toEqual( {} );
		await user.selectOptions( type, 'Radio Buttons' );
		expect( optionFields() ).toHaveLength( 2 );
	} );

	it( 'restores the question when its type is changed back', async () => {
		const question = {
			...radioQuestion(),
			settings: { required: false, randomize: true, comment_box: true },
		} as Question;
		const { user, current } = showCard( question );
		const type = screen.getByRole( 'combobox', { name: 'Type' } );
		await user.selectOptions( type, 'Email Capture' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await user.selectOptions( type, 'Radio Buttons' );
		expect( current.question ).toEqual( {
			...question,
			title: 'Happy? Really?',
		} );
	} );

	it( 'asks for the name with an email address if that is turned on', async () => {
		const { user, current } = showCard( textQuestion() );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Type' } ),
			'Email Capture'
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Include name' } )
		);
		expect( current.question.config ).toEqual( { include_name: true } );
	} );

	it( '[PLS-18~] has a privacy text and a link for an email address', async () => {
		const { user, current } = showCard( textQuestion() );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'Type' } ),
			'Email Capture'
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Privacy text' } ),
			'Only to answer.'
		);
		await user.type(
			screen.getByRole( 'textbox', {
				name: 'Link to your privacy policy',
			} ),
			'https://a.test/p'
		);
		expect( current.question.config ).toEqual( {
			include_name: false,
			privacy_text: 'Only to answer.',
			privacy_url: 'https://a.test/p',
		} );
	} );

	it( '[QST-08~] trims an option when the focus leaves it', async () => {
		const { user, current } = showCard( radioQuestion( [ '', 'No' ] ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Option 1' } ),
			'  Yes '
		);
		await user.tab();
		expect( current.question.config.options ).toEqual( [ 'Yes', 'No' ] );
	} );

	it( '[QST-08~] allows checkboxes with a single option', async () => {
		const { user } = showCard( {
			...radioQuestion( [ 'Yes', 'No' ] ),
			type: 'checkbox',
		} as Question );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove option 2' } )
		);
		expect( optionFields() ).toHaveLength( 1 );
		expect(
			screen.queryByRole( 'button', { name: /Remove option/ } )
		).toBeNull();
	} );

	it( '[QST-08~] has remove buttons only above the minimum number of options', async () => {
		const { user, current } = showCard(
			radioQuestion( [ 'Yes', 'No', 'Maybe' ] )
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Remove option 2' } )
		);
		expect( current.question.config.options ).toEqual( [ 'Yes', 'Maybe' ] );
		expect(
			screen.queryByRole( 'button', { name: /Remove option/ } )
		).toBeNull();
	} );

	it( '[QST-08~] cannot add options beyond five', async () => {
		const { user } = showCard( radioQuestion( [ 'a', 'b', 'c', 'd' ] ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Add option' } )
		);
		expect( optionFields() ).toHaveLength( 5 );
		expect(
			screen.queryByRole( 'button', { name: 'Add option' } )
		).toBeNull();
	} );

	it( 'shows and keeps additional options of a loaded question', async () => {
		const many = Array.from(
			{ length: 12 },
			( _, index ) => `Option no ${ index }`
		);
		const { user, current } = showCard( radioQuestion( many ) );
		expect( optionFields() ).toHaveLength( 12 );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		expect( current.question.config.options ).toEqual( many );
	} );

	it( 'moves to the next option on Enter', async () => {
		const { user, current } = showCard( radioQuestion( [ 'Yes', 'No' ] ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Option 2' } ),
			'{Enter}'
		);
		expect(
			await screen.findByRole( 'textbox', { name: 'Option 3' } )
		).toBeVisible();
		await user.keyboard( 'Maybe' );
		expect( current.question.config.options ).toEqual( [
			'Yes',
			'No',
			'Maybe',
		] );
	} );

	it( '[QST-11~] shows each error below its field and marks the invalid fields', () => {
		showCard( { ...radioQuestion( [ 'Yes', '' ] ), title: '' }, [
			{ field: 'questions[0].title', code: 'title_required' },
			{ field: 'questions[0].config.options', code: 'options_required' },
			{ field: 'questions[1].title', code: 'title_required' },
		] );
		const title = screen.getByRole( 'textbox', { name: 'Title' } );
		expect( title ).toBeInvalid();
		expect( title ).toHaveAccessibleDescription( 'Title is required.' );
		const [ first, second ] = optionFields();
		expect( first ).toBeValid();
		expect( first ).toHaveAccessibleDescription( '' );
		expect( second ).toBeInvalid();
		expect( second ).toHaveAccessibleDescription( 'Options are required.' );
		const options = screen.getByText( 'Options are required.' );
		expect( screen.getAllByText( /required\.$/ ) ).toEqual( [
			screen.getByText( 'Title is required.' ),
			options,
		] );
		expect(
			screen.getByRole( 'group', { name: 'Options' } )
		).toContainElement( options );
	} );

	it( '[QST-11~] lists the errors that no field shows', () => {
		showCard( textQuestion(), [
			{
				field: 'questions[0].logic',
				code: 'wrong',
				message: 'Bad logic.',
			},
			{
				field: 'questions[0].config.options',
				code: 'wrong',
				message: 'No options here.',
			},
		] );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Bad logic.', 'No options here.' ] );
	} );

	it( '[QST-11~] shows no errors of a new card before the focus has left a field', async () => {
		const { user } = showCard(
			textQuestion( { title: '' } ),
			[ { field: 'questions[0].title', code: 'title_required' } ],
			false
		);
		const title = screen.getByRole( 'textbox', { name: 'Title' } );
		await user.click( title );
		expect( title ).toBeValid();
		await user.tab();
		expect( await screen.findByText( 'Title is required.' ) ).toBeVisible();
		expect( title ).toBeInvalid();
	} );

	it( 'delays errors until the pointer is released, so that nothing moves under it', async () => {
		jest.useFakeTimers( { advanceTimers: true } );
		const { user } = showCard(
			textQuestion( { title: '' } ),
			[ { field: 'questions[0].title', code: 'title_required' } ],
			false
		);
		await user.click( screen.getByRole( 'textbox', { name: 'Title' } ) );
		await user.pointer( {
			keys: '[MouseLeft>]',
			target: screen.getByRole( 'combobox', { name: 'Type' } ),
		} );
		await act( () => jest.advanceTimersByTimeAsync( 250 ) );
		expect( screen.queryByText( 'Title is required.' ) ).toBeNull();
		await user.pointer( { keys: '[/MouseLeft]' } );
		expect( await screen.findByText( 'Title is required.' ) ).toBeVisible();
	} );

	it( 'shows the server’s message about a field', () => {
		showCard( radioQuestion(), [
			{
				field: 'questions[0].config.options[1]',
				code: 'option_too_long',
				message: 'No more than 200 characters.',
			},
		] );
		expect(
			screen.getByRole( 'textbox', { name: 'Option 2' } )
		).toHaveAccessibleDescription( 'No more than 200 characters.' );
	} );
} );
