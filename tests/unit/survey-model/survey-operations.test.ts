import type { Question, Survey } from '@/survey-model';
import {
	changeQuestion,
	changeQuestionType,
	conditionPlaces,
	moveQuestion,
	newlyOffPlaces,
	removeOption,
	removeQuestion,
	renameOption,
	withQuestions,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { deepFreeze } from '../support/deep-freeze';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

type Redirect = Survey[ 'settings' ][ 'thank_you' ][ 'conditions' ][ number ];
type Condition = Question[ 'logic' ][ 'conditions' ][ number ];

const on = ( id: string, value: string ): Condition => ( {
	question_id: id,
	compare: '=',
	value,
} );
const redirect = ( question: string, condition: string ): Redirect => ( {
	question,
	condition_type: '=',
	condition,
	page: null,
	redirect_url: `https://example.org/${ condition }`,
} );

/** A survey with conditions on both choices, everywhere. */
function conditional( {
	redirects = [ redirect( 'q1', 'Yes' ), redirect( 'q2', 'No' ) ],
	emails = [ on( 'q1', 'Yes' ) ],
} = {} ) {
	const made = survey( {
		questions: [
			radioQuestion( undefined, 'q1' ),
			radioQuestion( undefined, 'q2' ),
			textQuestion( {
				id: 'q3',
				logic: {
					enabled: true,
					action: 'show',
					conditions: [ on( 'q1', 'Yes' ) ],
				},
			} ),
			textQuestion( {
				id: 'q4',
				logic: {
					enabled: true,
					action: 'hide',
					conditions: [ on( 'q1', 'Yes' ), on( 'q2', 'No' ) ],
				},
			} ),
		],
	} );
	return deepFreeze( {
		...made,
		settings: {
			...made.settings,
			thank_you: {
				...made.settings.thank_you,
				type: 'conditional_redirect',
				conditions: redirects,
			},
		},
		notifications: {
			...made.notifications,
			email: {
				...made.notifications.email,
				logic: {
					enable: true,
					action: 'send',
					conditions: emails,
				},
			},
		},
	} ) as typeof made;
}

describe( 'deleting a question', () => {
	const before = conditional();
	const after = {
		...before,
		...withQuestions(
			before,
			removeQuestion( before.questions, 'q1' ),
			kindOf
		),
	};

	it( '[QST-06~] removes the conditions on it from questions, and disables logic left empty', () => {
		expect(
			after.questions.map( ( { id, logic } ) => [
				id,
				logic.enabled,
				logic.conditions,
			] )
		).toEqual( [
			[ 'q2', false, [] ],
			[ 'q3', false, [] ],
			[ 'q4', true, [ on( 'q2', 'No' ) ] ],
		] );
	} );

	it( '[QST-06~] removes the redirects and email conditions on it, and disables email logic left empty', () => {
		expect( after.settings.thank_you.conditions ).toEqual( [
			redirect( 'q2', 'No' ),
		] );
		expect( after.notifications.email.logic ).toEqual( {
			enable: false,
			action: 'send',
			conditions: [],
		} );
		expect( after.notifications.email.addresses ).toBe(
			before.notifications.email.addresses
		);
	} );

	it( '[QST-06~] keeps email logic enabled while a condition is left', () => {
		const other = conditional( {
			emails: [ on( 'q1', 'Yes' ), on( 'q2', 'No' ) ],
		} );
		const { notifications } = withQuestions(
			other,
			removeQuestion( other.questions, 'q1' ),
			kindOf
		);
		expect( notifications?.email.logic ).toEqual( {
			enable: true,
			action: 'send',
			conditions: [ on( 'q2', 'No' ) ],
		} );
	} );

	it( 'does not change settings and notifications without conditions on it', () => {
		expect(
			withQuestions(
				before,
				removeQuestion( before.questions, 'q3' ),
				kindOf
			)
		).toEqual( { questions: expect.any( Array ) } );
	} );
} );

describe( 'changing questions', () => {
	it( 'keeps redirects and email conditions when a question moves', () => {
		const before = conditional();
		expect(
			Object.keys(
				withQuestions(
					before,
					moveQuestion( before.questions, 0, 3 ),
					kindOf
				)
			)
		).toEqual( [ 'questions' ] );
	} );

	it( 'lets redirects and email conditions follow a renamed option', () => {
		const before = conditional();
		const renamed = renameOption( before.questions[ 0 ]!, 0, 'Yes!' );
		const { settings, notifications } = withQuestions(
			before,
			changeQuestion( before.questions, renamed ),
			kindOf
		);
		expect( settings?.thank_you.conditions ).toEqual( [
			{ ...redirect( 'q1', 'Yes' ), condition: 'Yes!' },
			redirect( 'q2', 'No' ),
		] );
		expect( notifications?.email.logic ).toEqual( {
			enable: true,
			action: 'send',
			conditions: [ on( 'q1', 'Yes!' ) ],
		} );
	} );
} );

describe( 'newlyOffPlaces', () => {
	const edited = (
		before: ReturnType< typeof conditional >,
		to: Question[]
	) => ( {
		...before,
		...withQuestions( before, to, kindOf ),
	} );

	it( '[QST-07~] names where a move has turned conditions off, also a second one in the same place', () => {
		const before = conditional();
		const once = edited( before, moveQuestion( before.questions, 0, 2 ) );
		expect( newlyOffPlaces( before, once ) ).toEqual( {
			questions: [ 1 ],
			thankYou: false,
			email: false,
		} );
		const twice = edited( before, moveQuestion( once.questions, 2, 3 ) );
		expect( newlyOffPlaces( once, twice ) ).toEqual( {
			questions: [ 2 ],
			thankYou: false,
			email: false,
		} );
		expect( newlyOffPlaces( twice, before ) ).toBeUndefined();
		const thrice = edited( twice, moveQuestion( twice.questions, 0, 2 ) );
		expect( newlyOffPlaces( twice, thrice )?.questions ).toEqual( [ 1 ] );
	} );

	it( '[QST-07~] names redirects and the email when a type changes or an option goes', () => {
		const before = conditional();
		const everywhere = { questions: [ 2, 3 ], thankYou: true, email: true };
		for ( const to of [
			changeQuestionType( before.questions, 'q1', 'text', kindOf ),
			changeQuestion(
				before.questions,
				removeOption( before.questions[ 0 ]!, 0 )
			),
		] ) {
			expect( newlyOffPlaces( before, edited( before, to ) ) ).toEqual(
				everywhere
			);
		}
	} );

	it( 'names nothing while a label equals another one for a moment', () => {
		const before = conditional();
		const renamed = renameOption( before.questions[ 0 ]!, 0, 'No' );
		const after = edited(
			before,
			changeQuestion( before.questions, renamed )
		);
		expect( newlyOffPlaces( before, after ) ).toBeUndefined();
	} );
} );

describe( 'conditionPlaces', () => {
	it( 'finds the conditions on a question', () => {
		expect( conditionPlaces( conditional(), 'q1' ) ).toEqual( {
			questions: [ 2, 3 ],
			thankYou: true,
			email: true,
		} );
		expect( conditionPlaces( conditional(), 'q2' ) ).toEqual( {
			questions: [ 3 ],
			thankYou: true,
			email: false,
		} );
		expect( conditionPlaces( conditional(), 'q3' ) ).toEqual( {
			questions: [],
			thankYou: false,
			email: false,
		} );
	} );
} );
