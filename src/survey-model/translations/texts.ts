import type { Question } from '../generated';
import { optionIds } from '../option-ids';
import { labelOf, optionsOf } from '../options';
import type { EditableSurvey } from '../surveys';

/** A text of a survey that can be translated. */
export interface SurveyText {
	/** Which one, whatever the order of questions and options (includes/Surveys/Translations/SurveyTexts.php). */
	path: string;
	/** The original. */
	source: string;
	/** What it is; `name` is its place in a question or in the settings. */
	name:
		| 'title'
		| 'question'
		| 'description'
		| 'placeholder'
		| 'privacy_text'
		| 'option'
		| 'message'
		| 'next_text'
		| 'skip_text'
		| 'finish_text'
		| 'widget_toggle_text';
	/** The number of its question, from 1; 0 if it belongs to none. */
	number: number;
}

const BUTTONS = [
	'next_text',
	'skip_text',
	'finish_text',
	'widget_toggle_text',
] as const;

/** The texts of a survey in the order in which visitors read them, without empty ones. */
export function surveyTexts( survey: EditableSurvey ): SurveyText[] {
	const { thank_you: thankYou, theming } = survey.settings;
	const all: SurveyText[] = [
		{ path: 'title', source: survey.title, name: 'title', number: 0 },
		...survey.questions.flatMap( ( question, index ) =>
			questionTexts( question, index + 1 )
		),
		{
			path: 'thank_you.message',
			source: thankYou.message,
			name: 'message',
			number: 0,
		},
		...BUTTONS.map( ( name ): SurveyText => ( {
			path: `theming.${ name }`,
			source: theming[ name ],
			name,
			number: 0,
		} ) ),
	];
	return all.filter( ( { source } ) => source.trim() !== '' );
}

function questionTexts( question: Question, number: number ): SurveyText[] {
	const path = `questions.${ question.id }`;
	const config = question.config as Readonly< Record< string, unknown > >;
	const text = ( value: unknown ) =>
		typeof value === 'string' ? value : '';
	const ids = optionIds( question );
	return [
		{
			path: `${ path }.title`,
			source: question.title,
			name: 'question',
			number,
		},
		{
			path: `${ path }.description`,
			source: text( question.description ),
			name: 'description',
			number,
		},
		...optionsOf( question ).flatMap( ( option, index ): SurveyText[] =>
			// A new option has its id once it is saved.
			ids[ index ]
				? [
						{
							path: `${ path }.options.${ ids[ index ] }`,
							source: labelOf( option ),
							name: 'option',
							number,
						},
					]
				: []
		),
		...( [ 'placeholder', 'privacy_text' ] as const ).map(
			( name ): SurveyText => ( {
				path: `${ path }.${ name }`,
				source: text( config[ name ] ),
				name,
				number,
			} )
		),
	];
}
