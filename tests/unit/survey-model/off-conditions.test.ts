import type { Condition, Question } from '@/survey-model';
import { moveQuestion, withQuestions } from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import cases from '../../fixtures/off-conditions.json';
import { newQuestion } from '../support/question-types';
import { survey } from '../support/surveys';

type Stored = readonly ( string | string[] )[];
type Case = ( typeof cases )[ number ];

const condition = ( [ id, compare, value ]: Stored, isOff: boolean ) =>
	( {
		question_id: id,
		compare,
		value,
		...( isOff && { off: true } ),
	} ) as Condition;

/** The survey of a case, with all of its conditions on or off. */
function surveyOf( { questions, ...others }: Case, isOff: boolean ) {
	const made = survey( {
		questions: questions.map( ( asked ) => {
			const { id, type, options, on, action, start_at_zero } =
				asked as typeof asked & {
					options?: string[];
					on?: Stored[];
					action?: 'hide';
					start_at_zero?: boolean;
				};
			const question = newQuestion( type );
			return {
				...question,
				id,
				...( options && { config: { options } } ),
				...( start_at_zero && {
					settings: { ...question.settings, start_at_zero },
				} ),
				logic: {
					enabled: on !== undefined,
					action: action ?? 'show',
					conditions: ( on ?? [] ).map( ( each ) =>
						condition( each, isOff )
					),
				},
			} as Question;
		} ),
	} );
	const { redirects = [], email = [] } = others as {
		redirects?: Stored[];
		email?: Stored[];
	};
	const { thank_you: thankYou } = made.settings;
	return {
		...made,
		settings: {
			...made.settings,
			thank_you: {
				...thankYou,
				conditions: redirects
					.map( ( each ) => condition( each, isOff ) )
					.map( ( { question_id, compare, value, off } ) => ( {
						question: question_id,
						condition_type: compare,
						condition: value,
						page: null,
						redirect_url: '',
						...( off && { off } ),
					} ) ),
			},
		},
		notifications: {
			...made.notifications,
			email: {
				...made.notifications.email,
				logic: {
					enable: email.length > 0,
					action: 'send' as const,
					conditions: email.map( ( each ) =>
						condition( each, isOff )
					),
				},
			},
		},
	};
}

const offIn = ( list: readonly { off?: boolean }[] ) =>
	list.map( ( { off } ) => off === true );

/** Which conditions are off, as the cases write it. */
function offOf( {
	questions,
	settings,
	notifications,
}: ReturnType< typeof surveyOf > ) {
	return Object.fromEntries(
		[
			...questions.map( ( { id, logic } ): [ string, boolean[] ] => [
				id,
				offIn( logic.conditions ),
			] ),
			[ 'redirects', offIn( settings.thank_you.conditions ) ] as const,
			[ 'email', offIn( notifications.email.logic.conditions ) ] as const,
		].filter( ( [ , list ] ) => list.length > 0 )
	);
}

describe( 'conditions that cannot hold for now', () => {
	it.each( cases )( '[QST-07~] are off, and only these: $why', ( each ) => {
		for ( const isOff of [ false, true ] ) {
			const before = surveyOf( each, isOff );
			const after = {
				...before,
				...withQuestions( before, before.questions, kindOf ),
			};
			expect( offOf( after as typeof before ) ).toEqual( each.off );
			// A second edit changes nothing, and keeps the objects.
			const again = withQuestions( after, after.questions, kindOf );
			expect( Object.keys( again ) ).toEqual( [ 'questions' ] );
			again.questions?.forEach( ( question, index ) => {
				expect( question ).toBe( after.questions[ index ] );
			} );
		}
	} );

	it( '[QST-07~] go back to what they were when the question is moved back', () => {
		const before = surveyOf( cases[ 3 ]!, false );
		const settled = {
			...before,
			...withQuestions( before, before.questions, kindOf ),
		};
		const moved = withQuestions(
			settled,
			moveQuestion( settled.questions, 0, 2 ),
			kindOf
		);
		expect( offOf( { ...settled, ...moved } as typeof before ) ).toEqual( {
			...cases[ 3 ]!.off,
			why: [ true ],
			how: [ true ],
		} );
		const back = withQuestions(
			{ ...settled, ...moved },
			moveQuestion( moved.questions!, 2, 0 ),
			kindOf
		);
		expect( back.questions ).toEqual( settled.questions );
	} );
} );
