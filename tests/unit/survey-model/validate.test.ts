import {
	blankSurvey,
	errorsWithin,
	trimmedInput,
} from '../../../src/survey-model';
import { validateSurvey, withType } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

describe( 'validateSurvey', () => {
	it( 'accepts a complete survey', () => {
		expect( validateSurvey( survey() ) ).toEqual( [] );
	} );

	it( 'names every field at fault by the path that the server uses, in the order of the page', () => {
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

	it( '[QST-08~] wants two options of radio buttons', () => {
		const errors = validateSurvey( {
			title: 'Lunch',
			questions: [ radioQuestion( [ 'Yes' ] ) ],
		} );
		expect( errors ).toEqual( [
			{ field: 'questions[0].config.options', code: 'options_required' },
		] );
	} );

	it( '[QST-08~] wants one option of checkboxes, and no options of what is typed', () => {
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

	it( 'points at an option that repeats another one, blanks around it aside', () => {
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

	it( '[QST-11~] does not accept a survey without questions', () => {
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
	it( 'does not take question 10 for a part of question 1', () => {
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
	it( 'takes the blanks from titles and options and adds nothing', () => {
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
