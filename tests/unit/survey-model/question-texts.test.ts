import type { Question } from '@/survey-model';
import {
	changeQuestionType,
	duplicateQuestion,
	trimmedInput,
	withValueAt,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { deepFreeze } from '../support/deep-freeze';
import { radioQuestion, textQuestion } from '../support/surveys';

type Text = Extract< Question, { type: 'text' } >;

describe( 'the description of a question', () => {
	it( '[PLS-27~] is kept when the type changes, also back to a type that it had before', () => {
		const before = deepFreeze( radioQuestion() );
		const described = withValueAt( before, 'description', 'Why we ask' );
		const [ changed ] = changeQuestionType(
			[ described ],
			before.id,
			'email',
			kindOf
		);
		expect( changed ).toMatchObject( { description: 'Why we ask' } );
		const [ back ] = changeQuestionType(
			[ withValueAt( changed!, 'description', undefined ) ],
			before.id,
			'radio-button',
			kindOf,
			described
		);
		expect( back ).toEqual( before );
	} );

	it( 'is sent trimmed, as the placeholder, and not at all when it is empty', () => {
		const described = withValueAt(
			textQuestion() as Text,
			'description',
			' Why\nwe ask '
		);
		const questions = deepFreeze( [
			withValueAt( described, 'config.placeholder', ' e.g. soup ' ),
			withValueAt( radioQuestion(), 'description', '  ' ),
		] );
		expect( trimmedInput( { questions } ).questions ).toEqual( [
			{
				...textQuestion(),
				description: 'Why\nwe ask',
				config: { placeholder: 'e.g. soup' },
			},
			radioQuestion(),
		] );
	} );
} );

describe( 'duplicateQuestion', () => {
	const asked = radioQuestion();
	const logic = {
		enabled: true,
		action: 'hide' as const,
		conditions: [
			{ question_id: asked.id, compare: '=' as const, value: 'Yes' },
		],
	};
	const follower = textQuestion( { id: 'q2', logic } );
	const questions = deepFreeze( [ asked, follower ] );

	it( '[PLS-02~] puts a copy with its own id and the same conditions below the original', () => {
		const next = duplicateQuestion( questions, 'q2', 'copy' );
		expect( next ).toEqual( [
			asked,
			follower,
			{ ...follower, id: 'copy' },
		] );
	} );

	it( '[PLS-02~] leaves conditions on the original as they are', () => {
		const next = duplicateQuestion( questions, asked.id, 'copy' );
		expect( next.map( ( { id } ) => id ) ).toEqual( [
			asked.id,
			'copy',
			'q2',
		] );
		expect( next[ 2 ] ).toBe( follower );
	} );
} );
