import { questionPath } from '../field-errors';
import { optionsOf } from '../options';
import type { Rule, Suggestion } from './suggestion';

/** Above these, a survey is tiring on a phone. */
export const QUESTIONS_ON_PHONE = 10;
export const TITLE_LENGTH_ON_PHONE = 120;
export const OPTIONS_ON_PHONE = 7;

/** Surveys, titles and lists of options that are too long for a phone. */
export const length: Rule = ( { questions } ) => [
	...( questions.length > QUESTIONS_ON_PHONE
		? [
				{
					code: 'many_questions' as const,
					field: questionPath( QUESTIONS_ON_PHONE ),
					key: 'many_questions',
					amount: questions.length,
				},
			]
		: [] ),
	...questions.flatMap( ( question, index ): Suggestion[] => {
		const titleLength = [ ...question.title.trim() ].length;
		const options = optionsOf( question ).length;
		return [
			...( titleLength > TITLE_LENGTH_ON_PHONE
				? [
						{
							code: 'long_title' as const,
							field: questionPath( index, 'title' ),
							key: `long_title ${ question.id }`,
							amount: titleLength,
						},
					]
				: [] ),
			...( options > OPTIONS_ON_PHONE
				? [
						{
							code: 'many_options' as const,
							field: questionPath( index, 'config.options' ),
							key: `many_options ${ question.id }`,
							amount: options,
						},
					]
				: [] ),
		];
	} ),
];
