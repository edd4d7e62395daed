import { mapValue } from './conditions';
import type { Question, Survey, SurveyInput } from './generated';
import { SURVEY_DEFAULTS } from './generated';
import { labelOf, optionsOf, withLabel, withOptions } from './options';
import { withTrimmedTexts } from './question-texts';
import { firstQuestion } from './questions';

/** The id of a survey that has not been saved; the server's ids start at 1. */
export const NEW_SURVEY_ID = 0;

/** The type that the builder edits: a saved survey or a new one. */
export type EditableSurvey = Pick<
	Survey,
	| 'id'
	| 'title'
	| 'type'
	| 'status'
	| 'template'
	| 'questions'
	| 'settings'
	| 'notifications'
	| 'publish_at'
	| 'revision'
	| 'responses_count'
>;

/** The settings of the plugin that apply to surveys without their own, by field of the survey. Missing ones are not set. */
export type InheritedSettings = Partial< Survey[ 'settings' ][ 'theming' ] > & {
	start_minimized?: boolean;
};

/**
 * A new survey with one blank text question.
 *
 * @param thankYouMessage The default message in the owner's language.
 * @param inherited       The server applies the same settings to fields that the owner leaves unchanged.
 */
export function blankSurvey(
	thankYouMessage: string,
	inherited: InheritedSettings = {}
): EditableSurvey {
	const { theming, behavior, thank_you: thankYou } = SURVEY_DEFAULTS.settings;
	const { start_minimized: startMinimized, ...look } = inherited;
	return {
		id: NEW_SURVEY_ID,
		title: '',
		type: 'survey',
		status: 'draft',
		template: '',
		questions: [ firstQuestion() ],
		...SURVEY_DEFAULTS,
		settings: {
			...SURVEY_DEFAULTS.settings,
			thank_you: { ...thankYou, message: thankYouMessage },
			theming: { ...theming, ...look },
			behavior: {
				...behavior,
				start_minimized: startMinimized ?? behavior.start_minimized,
			},
		},
		publish_at: null,
		revision: 0,
		responses_count: 0,
	};
}

/** Trims texts and options, including the options in conditions. */
function trimmedQuestions( questions: readonly Question[] ): Question[] {
	const withChoice = new Set< string >();
	return questions.map( ( question ) => {
		const options = optionsOf( question );
		const { logic } = question;
		const trimmed = {
			...withTrimmedTexts( question ),
			logic: {
				...logic,
				conditions: logic.conditions.map( ( condition ) =>
					withChoice.has( condition.question_id )
						? {
								...condition,
								value: mapValue( condition.value, ( text ) =>
									text.trim()
								),
							}
						: condition
				),
			},
		};
		if ( options.length === 0 ) {
			return trimmed;
		}
		withChoice.add( question.id );
		return withOptions(
			trimmed,
			options.map( ( option ) =>
				withLabel( option, labelOf( option ).trim() )
			)
		);
	} );
}

/** The changes to send, with trimmed titles and options. */
export function trimmedInput( {
	title,
	questions,
	...others
}: SurveyInput ): SurveyInput {
	return {
		...others,
		...( title === undefined ? {} : { title: title.trim() } ),
		...( questions === undefined
			? {}
			: { questions: trimmedQuestions( questions ) } ),
	};
}

/** The shortcode that shows this survey in a page. */
export function shortcode( surveyId: number ): string {
	return `[userfeedback id=${ surveyId }]`;
}

/**
 * The request for the first save of a new survey. Omits the server's counts, and also the notifications, whose
 * default recipients only the server knows.
 */
export function surveyInput( survey: EditableSurvey ): SurveyInput {
	const { title, type, status, template, questions, settings } = survey;
	return {
		title,
		type,
		status: status === 'publish' ? 'publish' : 'draft',
		template,
		questions,
		settings,
	};
}
