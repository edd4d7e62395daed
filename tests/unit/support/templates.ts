import type { Question, SurveyTemplate } from '@/survey-model';
import { blankTemplate, radioQuestion, textQuestion } from './surveys';

/** A template of the add-on: a choice, and a text that depends on it. */
export const VISIT: SurveyTemplate = {
	...blankTemplate(),
	key: 'visit-purpose',
	name: 'Visit purpose',
	description: 'Learn why people come.',
	group: 'Website feedback',
	required_addons: [ 'templates' ],
	question_types: [ 'radio-button', 'text' ],
	config: {
		questions: [
			{
				...radioQuestion( [ 'To buy', 'To read' ] ),
				settings: { ...textQuestion().settings, required: true },
			} as Question,
			{
				...textQuestion(),
				logic: {
					enabled: true,
					action: 'show',
					conditions: [
						{
							question_id: 'happy',
							compare: '=',
							value: 'To buy',
						},
					],
				},
			},
		],
	},
};
/** A template of the core that needs another add-on. */
export const NPS: SurveyTemplate = {
	...blankTemplate(),
	key: 'nps',
	name: 'Net Promoter Score',
	type: 'nps',
	required_addons: [ 'question-types' ],
	question_types: [ 'text' ],
	config: { questions: [ textQuestion( { title: 'Recommend us?' } ) ] },
};
/** A template that needs two add-ons. */
export const CAFE: SurveyTemplate = {
	...VISIT,
	key: 'event-feedback',
	name: 'Café event',
	description: 'Ask guests.',
	group: 'Events',
	required_addons: [ 'templates', 'question-types' ],
};

/** A template as the server lists it while its add-on is not active. */
export const locked = ( template: SurveyTemplate ): SurveyTemplate => ( {
	...template,
	is_available: false,
	config: { questions: [] },
} );
