import type { Condition, EditableSurvey, Question } from '@/survey-model';
import {
	conditionOf,
	optionsOf,
	withCondition,
	withLabel,
	withOptions,
} from '@/survey-model';
import type { Random } from './generated-surveys';
import { someCondition } from './generated-surveys';

/** URLs that redirects can lead to. */
export const URLS = [ 'https://example.org/a?b=c#d', 'http://localhost:8080' ];
const BROKEN_URLS = [
	'javascript:alert(1)',
	'//example.org',
	'https://',
	'https://a b.example',
	'https:\\\\example.org',
	'example.org',
	'https://good.example@bad.example',
];
const BLANKS = [ '', ' ', '\u00a0', '\u202e', ' \t\u3000' ];

/** A text that the server stores as another one. */
function untidy( random: Random, text: string ): string {
	return random.of( [
		` ${ text }`,
		`${ text }\u00a0`,
		text.replaceAll( ' ', '  ' ),
		text.replaceAll( ' ', '\u2003' ),
		`\u202e${ text }`,
	] );
}

type Change = ( survey: EditableSurvey, random: Random ) => EditableSurvey;

function changeOne(
	edited: EditableSurvey,
	random: Random,
	change: ( question: Question ) => Question
): EditableSurvey {
	const index = random.below( edited.questions.length || 1 );
	return {
		...edited,
		questions: edited.questions.map( ( question, place ) =>
			place === index ? change( question ) : question
		),
	};
}

function changeConditions(
	edited: EditableSurvey,
	random: Random,
	change: ( condition: Condition ) => Condition
): EditableSurvey {
	const { thank_you: thankYou } = edited.settings;
	if ( random.below( 2 ) > 0 ) {
		return {
			...edited,
			settings: {
				...edited.settings,
				thank_you: {
					...thankYou,
					conditions: thankYou.conditions.map( ( redirect ) =>
						withCondition(
							redirect,
							change( conditionOf( redirect ) )
						)
					),
				},
			},
		};
	}
	return changeOne( edited, random, ( question ) => ( {
		...question,
		logic: {
			...question.logic,
			conditions: question.logic.conditions.map( change ),
		},
	} ) );
}

function changeLabel(
	edited: EditableSurvey,
	random: Random,
	label: ( text: string, first: string ) => string
): EditableSurvey {
	return changeOne( edited, random, ( question ) => {
		const options = optionsOf( question );
		const text = ( index: number ) => {
			const option = options[ index ]!;
			return typeof option === 'string' ? option : option.label;
		};
		return options.length === 0
			? question
			: withOptions( question, [
					...options.slice( 0, -1 ),
					withLabel(
						options.at( -1 )!,
						label( text( options.length - 1 ), text( 0 ) )
					),
				] );
	} );
}

const anyId = ( { questions }: EditableSurvey, random: Random ) =>
	random.of( [ 'gone', '', ...questions.map( ( { id } ) => id ) ] );

/** Changes that may make a survey invalid, and some that do not. */
export const CHANGES: readonly Change[] = [
	( edited, random ) => ( { ...edited, title: random.of( BLANKS ) } ),
	( edited, random ) =>
		random.below( 4 ) > 0 ? edited : { ...edited, questions: [] },
	( edited, random ) =>
		changeOne( edited, random, ( question ) => ( {
			...question,
			title: random.of( [ ...BLANKS, untidy( random, question.title ) ] ),
		} ) ),
	( edited, random ) =>
		changeOne( edited, random, ( question ) =>
			withOptions(
				question,
				optionsOf( question ).slice( 0, random.below( 3 ) )
			)
		),
	( edited, random ) =>
		changeLabel( edited, random, () => random.of( BLANKS ) ),
	( edited, random ) =>
		changeLabel( edited, random, ( _, first ) => untidy( random, first ) ),
	( edited, random ) =>
		changeLabel( edited, random, ( text ) => untidy( random, text ) ),
	( edited, random ) =>
		changeConditions( edited, random, ( condition ) => ( {
			...condition,
			question_id: anyId( edited, random ),
		} ) ),
	( edited, random ) =>
		changeConditions( edited, random, ( condition ) => ( {
			...condition,
			compare: random.of( [ '=', '!=', 'IN', 'CONTAINS', '>' ] as const ),
		} ) ),
	( edited, random ) =>
		changeConditions( edited, random, ( condition ) => ( {
			...condition,
			value: random.of( [
				...BLANKS,
				'Maybe',
				'0',
				'11',
				typeof condition.value === 'string'
					? untidy( random, condition.value )
					: condition.value,
			] ),
		} ) ),
	( edited, random ) =>
		changeOne( edited, random, ( question ) => ( {
			...question,
			logic: {
				...question.logic,
				enabled: true,
				conditions: random.of( [ question.logic.conditions, [] ] ),
			},
		} ) ),
	( edited, random ) =>
		changeOne( edited, random, ( question ) =>
			question.type === 'nps'
				? {
						...question,
						settings: {
							...question.settings,
							start_at_zero: ! question.settings.start_at_zero,
						},
					}
				: question
		),
	( edited, random ) => ( {
		...edited,
		// Not moveQuestion(), which would mend the conditions.
		questions: [ ...edited.questions ].sort( () => random.below( 3 ) - 1 ),
	} ),
	( edited, random ) => {
		const { thank_you: thankYou } = edited.settings;
		const url = random.of( [ '', ...BROKEN_URLS, ` ${ URLS[ 0 ] } ` ] );
		return {
			...edited,
			settings: {
				...edited.settings,
				thank_you: {
					...thankYou,
					redirect_url: random.of( [ url, thankYou.redirect_url ] ),
					conditions: thankYou.conditions.map( ( redirect ) => ( {
						...redirect,
						redirect_url: random.of( [
							url,
							redirect.redirect_url,
						] ),
					} ) ),
				},
			},
		};
	},
	( edited, random ) => {
		const { email } = edited.notifications;
		const { questions } = edited;
		return {
			...edited,
			notifications: {
				...edited.notifications,
				email: {
					...email,
					// The builder checks the addresses of a card that is on.
					active: true,
					addresses: random.of( [
						'',
						'a@example.org, b@example.org',
						'nobody',
					] ),
					logic: {
						enable: random.below( 2 ) > 0,
						action: 'send',
						conditions:
							questions.length === 0 || random.below( 3 ) === 0
								? []
								: [
										{
											...someCondition(
												random,
												random.of( questions )
											),
											question_id: anyId(
												edited,
												random
											),
										},
									],
					},
				},
			},
		};
	},
];
