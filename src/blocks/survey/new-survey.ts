import type { SurveyInput, SurveyTemplate } from '../../survey-model';
import { newQuestion } from '../../survey-model';

/** The key of the template without questions. */
export const BLANK = 'blank';

/** What the form for a new survey contains. */
export interface NewSurvey {
	title: string;
	/** Key of a template. */
	template: string;
	/** The title of the first question; used with the blank template only. */
	question: string;
}

/** The draft to create. */
export function draftOf(
	{ title, template, question }: NewSurvey,
	templates: readonly SurveyTemplate[]
): SurveyInput {
	const chosen = templates.find( ( { key } ) => key === template );
	const first =
		question.trim() === ''
			? []
			: [
					{
						...newQuestion( { name: 'text' } ),
						title: question.trim(),
					},
				];
	return {
		title: title.trim(),
		status: 'draft',
		template,
		type: chosen?.type ?? 'survey',
		questions:
			template === BLANK ? first : ( chosen?.config.questions ?? [] ),
	};
}
