import { blankSurvey, errorsWithin, trimmedInput } from '@/survey-model';
import { validateSurvey, withType } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

describe( 'validateSurvey', () => {
	it( 'accepts a complete survey', () => {
		expect( validateSurvey( survey() ) ).toEqual( [] );
	} );

	it( 'reports every invalid field by the server’s path, in page order', () => {
		const errors = validateSurvey( {
			title: '  ',
			questions: [
				textQuestion( { title: '' } ),
				radioQuestion( [ 'Yes', ' ' ] ),
			],
		} );
		expect( errors ).toEqual( [
			{ field: 'title', code: 'title_required' },
			{ field: 'questions[0].title', code: 'title_required' },
			{ field: 'questions[1].config.options', code: 'options_required' },
		] );
	} );

	it( '[QST-08~] requires two options for radio buttons', () => {
		const errors = validateSurvey( {
			title: 'Lunch',
			questions: [ radioQuestion( [ 'Yes' ] ) ],
		} );
		expect( errors ).toEqual( [
			{ field: 'questions[0].config.options', code: 'options_required' },
		] );
	} );

	it( '[QST-08~] requires one option for checkboxes, and none for text questions', () => {
		const checkbox = ( options: string[] ) =>
			withType( radioQuestion( options ), 'checkbox' );
		const email = withType( textQuestion(), 'email' );
		expect(
			validateSurvey( {
				title: 'Lunch',
				questions: [ checkbox( [ 'I agree' ] ), email ],
			} )
		).toEqual( [] );
		expect(
			validateSurvey( { title: 'Lunch', questions: [ checkbox( [] ) ] } )
		).toEqual( [
			{ field: 'questions[0].config.options', code: 'options_required' },
		] );
	} );

	it( 'reports an option that repeats another one, ignoring whitespace', () => {
		const errors = validateSurvey( {
			title: 'Lunch',
			questions: [ radioQuestion( [ 'Yes', 'No', ' Yes' ] ) ],
		} );
		expect( errors ).toEqual( [
			{
				field: 'questions[0].config.options[2]',
				code: 'option_repeated',
			},
		] );
	} );

	it( '[QST-11~] refuses a survey without questions', () => {
		expect( validateSurvey( { title: 'Lunch', questions: [] } ) ).toEqual( [
			{ field: 'questions', code: 'questions_required' },
		] );
	} );
} );

describe( 'a blank survey', () => {
	it( '[QST-04~] starts with one blank text question', () => {
		const { questions } = blankSurvey( 'Thanks!' );
		expect( questions ).toEqual( [
			expect.objectContaining( { type: 'text', title: '' } ),
		] );
	} );
} );

describe( 'errorsWithin', () => {
	it( 'does not treat question 10 as a part of question 1', () => {
		const errors = [
			{ field: 'questions[1].title', code: 'a' },
			{ field: 'questions[10].title', code: 'b' },
		];
		expect( errorsWithin( errors, 'questions[1]' ) ).toEqual( [
			errors[ 0 ],
		] );
	} );
} );

describe( 'trimmedInput', () => {
	it( 'trims titles and options and adds nothing', () => {
		expect(
			trimmedInput( {
				title: ' Lunch ',
				questions: [ radioQuestion( [ ' Yes', 'No ' ] ) ],
			} )
		).toEqual( {
			title: 'Lunch',
			questions: [ radioQuestion( [ 'Yes', 'No' ] ) ],
		} );
	} );
} );
