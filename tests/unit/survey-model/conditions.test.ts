import type { Comparator, Question } from '@/survey-model';
import {
	changeQuestion,
	changeQuestionType,
	moveQuestion,
	removeOption,
	renameOption,
	settledQuestions,
	trimmedInput,
	withOptions,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { radioQuestion, textQuestion } from '../support/surveys';

type Questions = readonly Question[];

/** A text question that is shown when the first question has an answer. */
function follows(
	value: string | string[],
	compare: Comparator = '='
): Question {
	return {
		...textQuestion(),
		logic: {
			enabled: true,
			action: 'show',
			conditions: [ { question_id: 'happy', compare, value } ],
		},
	};
}

const conditionsIn = ( questions: Questions ) =>
	questions.flatMap( ( { logic } ) => logic.conditions );

const valuesIn = ( questions: Questions ) =>
	conditionsIn( questions ).map( ( { value } ) => value );

/** The labels of the first question as somebody types into one of its options, key by key. */
function typed(
	start: Questions,
	index: number,
	labels: readonly string[]
): Questions {
	return labels.reduce(
		( questions, label ) =>
			changeQuestion(
				questions,
				renameOption( questions[ 0 ]!, index, label )
			),
		start
	);
}

describe( 'a condition on an option', () => {
	it( 'follows the option while its label is edited', () => {
		const start = [ radioQuestion( [ 'Yes', 'No' ] ), follows( 'Yes' ) ];
		const after = typed( start, 0, [ 'Ye', 'Y', '', 'O', 'OK' ] );
		expect( valuesIn( after ) ).toEqual( [ 'OK' ] );
	} );

	it( 'follows the option when its label temporarily equals another one', () => {
		const start = [
			radioQuestion( [ 'N', 'No' ] ),
			follows( 'N' ),
			{ ...follows( 'No' ), id: 'other' },
		];
		const after = typed( start, 0, [ 'No', 'Nop', 'Nope' ] );
		expect( valuesIn( after ) ).toEqual( [ 'Nope', 'No' ] );
	} );

	it( 'follows the option when its label is temporarily empty, beside another option without one', () => {
		const start = [ radioQuestion( [ 'A', '', 'C' ] ), follows( 'A' ) ];
		const after = typed( start, 0, [ '', 'B' ] );
		expect( valuesIn( after ) ).toEqual( [ 'B' ] );
	} );

	it( 'is kept when another option is added', () => {
		const question = radioQuestion();
		const after = changeQuestion(
			[ question, follows( 'No' ) ],
			withOptions( question, [ 'Yes', 'No', '' ] )
		);
		expect( valuesIn( after ) ).toEqual( [ 'No' ] );
	} );

	it( 'is kept when the options are reordered', () => {
		const question = radioQuestion();
		const after = changeQuestion(
			[ question, follows( 'No' ) ],
			withOptions( question, [ 'No', 'Yes' ] )
		);
		expect( valuesIn( after ) ).toEqual( [ 'No' ] );
	} );

	it( 'stays when the option is removed, and is off', () => {
		const question = radioQuestion();
		const after = settledQuestions(
			changeQuestion(
				[ question, follows( 'No' ) ],
				removeOption( question, 1 )
			),
			kindOf
		);
		expect( after[ 1 ]!.logic ).toEqual( {
			enabled: true,
			action: 'show',
			conditions: [
				{
					question_id: 'happy',
					compare: '=',
					value: 'No',
					off: true,
				},
			],
		} );
	} );

	it( 'with several of them follows them, and loses a removed one while another one stays', () => {
		const question = radioQuestion( [ 'Yes', 'No', 'Maybe' ] );
		const any = follows( [ 'Yes', 'No' ], 'ANY' );
		const renamed = typed( [ question, any ], 1, [ 'N', 'Never' ] );
		expect( valuesIn( renamed ) ).toEqual( [ [ 'Yes', 'Never' ] ] );
		const [ one ] = [
			changeQuestion( renamed, removeOption( renamed[ 0 ]!, 1 ) ),
		];
		expect( valuesIn( one ) ).toEqual( [ [ 'Yes' ] ] );
		const none = changeQuestion( one, removeOption( one[ 0 ]!, 0 ) );
		expect( conditionsIn( settledQuestions( none, kindOf ) ) ).toEqual( [
			expect.objectContaining( { value: [ 'Yes' ], off: true } ),
		] );
	} );

	it( 'with several of them follows all of them when all are renamed at once', () => {
		const question = radioQuestion( [ 'Yes', 'No' ] );
		const start = [ question, follows( [ 'Yes', 'No' ], 'ANY' ) ];
		const renamed = renameOption(
			renameOption( question, 0, 'Ja' ),
			1,
			'Nein'
		);
		expect( valuesIn( changeQuestion( start, renamed ) ) ).toEqual( [
			[ 'Ja', 'Nein' ],
		] );
	} );

	it( 'is trimmed with the option when the survey is saved; one on a text is not', () => {
		const { questions } = trimmedInput( {
			questions: [
				radioQuestion( [ ' Yes', 'No' ] ),
				follows( ' Yes' ),
				{
					...follows( ' a' ),
					id: 'last',
					logic: {
						enabled: true,
						action: 'show',
						conditions: [
							{
								question_id: 'why',
								compare: 'CONTAINS',
								value: ' a',
							},
						],
					},
				},
			],
		} );
		expect( valuesIn( questions! ) ).toEqual( [ 'Yes', ' a' ] );
	} );
} );

describe( 'a condition on a question', () => {
	it( '[QST-07~] is off when the question moves behind it, and only then', () => {
		const questions = [
			radioQuestion(),
			textQuestion( { id: 'between' } ),
			follows( 'Yes' ),
		];
		const off = ( from: number, to: number ) =>
			conditionsIn(
				settledQuestions( moveQuestion( questions, from, to ), kindOf )
			).map( ( condition ) => condition.off );
		expect( off( 0, 1 ) ).toEqual( [ undefined ] );
		expect( off( 0, 2 ) ).toEqual( [ true ] );
		expect( off( 2, 0 ) ).toEqual( [ true ] );
	} );

	it( 'compares with the chosen options when radio buttons become checkboxes, and as before when they change back', () => {
		const start = [
			radioQuestion(),
			follows( 'Yes' ),
			{ ...follows( 'No', '!=' ), id: 'other' },
			{ ...follows( [ 'No' ], 'ANY' ), id: 'last' },
		];
		const change = ( questions: Questions, type: string ) =>
			settledQuestions(
				changeQuestionType( questions, 'happy', type, kindOf ),
				kindOf
			);
		const after = change( start, 'checkbox' );
		expect( conditionsIn( after ) ).toEqual( [
			{ question_id: 'happy', compare: 'IN', value: 'Yes' },
			{ question_id: 'happy', compare: '!=', value: 'No', off: true },
			{ question_id: 'happy', compare: 'ANY', value: [ 'No' ] },
		] );
		expect( conditionsIn( change( after, 'radio-button' ) ) ).toEqual(
			conditionsIn( start )
		);
	} );

	it( 'is off when the question gets a type without its options', () => {
		const after = settledQuestions(
			changeQuestionType(
				[ radioQuestion(), follows( 'Yes' ) ],
				'happy',
				'star-rating',
				kindOf
			),
			kindOf
		);
		expect( conditionsIn( after ) ).toEqual( [
			{ question_id: 'happy', compare: '=', value: 'Yes', off: true },
		] );
	} );

	it( 'of its own is kept when the question changes its type', () => {
		const after = changeQuestionType(
			[ radioQuestion(), follows( 'Yes' ) ],
			'why',
			'nps',
			kindOf
		);
		expect( after[ 1 ] ).toMatchObject( { type: 'nps' } );
		expect( valuesIn( after ) ).toEqual( [ 'Yes' ] );
	} );
} );
