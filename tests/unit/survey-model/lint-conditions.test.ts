import type { EditableSurvey, Question } from '@/survey-model';
import { lint } from '@/survey-model/lint';
import { newQuestion } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

/** The suggestions for a survey, as `code field`. */
function found( changes: Partial< EditableSurvey > ): string[] {
	return lint( survey( changes ) ).map(
		( { code, field } ) => `${ code } ${ field }`
	);
}

type Conditions = Question[ 'logic' ][ 'conditions' ];

/** A question that is shown, or hidden, if all conditions hold. */
function conditional(
	conditions: [
		string,
		Conditions[ number ][ 'compare' ],
		string | string[],
	][],
	action: 'show' | 'hide' = 'show',
	id = 'why'
): Question {
	return {
		...textQuestion( { id } ),
		logic: {
			enabled: true,
			action,
			conditions: conditions.map(
				( [ question_id, compare, value ] ) => ( {
					question_id,
					compare,
					value,
				} )
			),
		},
	};
}

describe( 'conditions that cannot hold', () => {
	const stars = { ...newQuestion( 'star-rating' ), id: 'stars', title: 'S?' };
	const nps = { ...newQuestion( 'nps' ), id: 'nps', title: 'N?' };
	const full = {
		...nps,
		id: 'full',
		settings: { ...nps.settings, start_at_zero: true },
	} as Question;
	const boxes = {
		...newQuestion( 'checkbox' ),
		id: 'boxes',
		title: 'B?',
		config: { options: [ 'A', 'B' ] },
	} as Question;
	const base = [
		radioQuestion(),
		stars,
		nps,
		full,
		boxes,
		textQuestion( { id: 'text' } ),
	];

	it.each< [ string, Parameters< typeof conditional >[ 0 ], boolean ] >( [
		[
			'two answers to one choice',
			[
				[ 'happy', '=', 'Yes' ],
				[ 'happy', '=', 'No' ],
			],
			true,
		],
		[ 'a value that is no option', [ [ 'happy', '=', 'Maybe' ] ], true ],
		[
			'every option excluded, but the question may be skipped',
			[
				[ 'happy', '!=', 'Yes' ],
				[ 'happy', '!=', 'No' ],
			],
			false,
		],
		[
			'numbers without one between them',
			[
				[ 'stars', '>', '3' ],
				[ 'stars', '<', '4' ],
			],
			true,
		],
		[ 'more stars than there are', [ [ 'stars', '>', '5' ] ], true ],
		[ 'a score of 10', [ [ 'nps', '=', '10' ] ], false ],
		[ 'a score of 0 on a scale from 1', [ [ 'nps', '=', '0' ] ], true ],
		[ 'a score below 1 on a scale from 1', [ [ 'nps', '<', '1' ] ], true ],
		[ 'a score of 0 on a scale from 0', [ [ 'full', '=', '0' ] ], false ],
		[
			'a score below 1 on a scale from 0',
			[ [ 'full', '<', '1' ] ],
			false,
		],
		[ 'a score below 0 on a scale from 0', [ [ 'full', '<', '0' ] ], true ],
		[
			'a score above 10 on a scale from 0',
			[ [ 'full', '>', '10' ] ],
			true,
		],
		[
			'one of several answers',
			[
				[ 'happy', 'ANY', [ 'Yes', 'No' ] ],
				[ 'happy', '!=', 'No' ],
			],
			false,
		],
		[
			'one of several answers, and none of them',
			[
				[ 'happy', 'ANY', [ 'Yes', 'No' ] ],
				[ 'happy', '!=', 'No' ],
				[ 'happy', '!=', 'Yes' ],
			],
			true,
		],
		[
			'one of several answers that are no options',
			[ [ 'boxes', 'ANY', [ 'C' ] ] ],
			true,
		],
		[
			'several answers that are not chosen yet',
			[ [ 'happy', 'ANY', [] ] ],
			false,
		],
		[
			'two boxes, both ticked',
			[
				[ 'boxes', 'IN', 'A' ],
				[ 'boxes', 'IN', 'B' ],
			],
			false,
		],
		[
			'a text that contains and does not contain the same',
			[
				[ 'text', 'CONTAINS', 'slow' ],
				[ 'text', '!CONTAINS', 'low' ],
			],
			true,
		],
		[
			'a text that contains one thing and not another',
			[
				[ 'text', 'CONTAINS', 'slow' ],
				[ 'text', '!CONTAINS', 'snow' ],
			],
			false,
		],
		[
			'a text above 5 and below 3',
			[
				[ 'text', '>', '5' ],
				[ 'text', '<', '3' ],
			],
			true,
		],
		[
			'a text between two numbers',
			[
				[ 'text', '>', '3' ],
				[ 'text', '<', '5' ],
			],
			false,
		],
		[
			'conditions on two questions',
			[
				[ 'happy', '=', 'Yes' ],
				[ 'stars', '=', '5' ],
			],
			false,
		],
		[ 'a value that is not filled in', [ [ 'happy', '=', '' ] ], false ],
	] )( '[PLS-03~] %s: %#', ( _name, conditions, isImpossible ) => {
		expect(
			found( { questions: [ ...base, conditional( conditions ) ] } )
		).toEqual(
			isImpossible
				? [ `question_never_shown questions[${ base.length }].logic` ]
				: []
		);
	} );

	it( '[PLS-03~] make every question that waits for a hidden one a dead end', () => {
		expect(
			found( {
				questions: [
					radioQuestion(),
					conditional( [ [ 'happy', '=', 'Maybe' ] ], 'show', 'a' ),
					conditional( [ [ 'a', 'CONTAINS', 'x' ] ], 'show', 'b' ),
					conditional( [ [ 'a', '!=', 'x' ] ], 'show', 'c' ),
				],
			} )
		).toEqual( [
			'question_never_shown questions[1].logic',
			'question_never_shown questions[2].logic',
		] );
	} );

	it( 'are another hint where they would hide the question, and none when logic is off', () => {
		const hidden = conditional( [ [ 'happy', '=', 'Maybe' ] ], 'hide' );
		expect( found( { questions: [ radioQuestion(), hidden ] } ) ).toEqual( [
			'question_never_hidden questions[1].logic',
		] );
		const off = { ...hidden, logic: { ...hidden.logic, enabled: false } };
		expect( found( { questions: [ radioQuestion(), off ] } ) ).toEqual(
			[]
		);
	} );

	it( '[PLS-03~] are found in redirects, where the first match decides', () => {
		const redirect = ( condition: string ) => ( {
			question: 'happy',
			condition_type: '=' as const,
			condition,
			page: null,
			redirect_url: 'https://example.org/',
		} );
		const settings = {
			...survey().settings,
			thank_you: {
				...survey().settings.thank_you,
				type: 'conditional_redirect' as const,
				conditions: [ 'Yes', 'Maybe', 'Yes', '' ].map( redirect ),
			},
		};
		expect( found( { settings } ) ).toEqual( [
			'redirect_impossible settings.thank_you.conditions[1]',
			'redirect_repeated settings.thank_you.conditions[2]',
		] );
		expect(
			found( {
				settings: {
					...settings,
					thank_you: { ...settings.thank_you, type: 'message' },
				},
			} )
		).toEqual( [] );
	} );

	it( 'are found in emails that are sent under conditions', () => {
		const email = ( value: string, active: boolean ) => ( {
			notifications: {
				...survey().notifications,
				email: {
					active,
					addresses: 'ada@example.org',
					logic: {
						enable: true,
						action: 'send' as const,
						conditions: [
							{
								question_id: 'happy',
								compare: '=' as const,
								value,
							},
						],
					},
				},
			},
		} );
		expect( found( email( 'Maybe', true ) ) ).toEqual( [
			'email_condition_impossible notifications.email.logic',
		] );
		expect( found( email( 'Yes', true ) ) ).toEqual( [] );
		expect( found( email( 'Maybe', false ) ) ).toEqual( [] );
	} );
} );
