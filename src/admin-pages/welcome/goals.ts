import type { SurveyTemplate } from '../../survey-model';

/** The templates that every plan may use, the most useful one first. */
const GOALS = [
	'simple-website',
	'simple-page',
	'simple-visit',
	'simple-discovery',
	'simple-ideas',
];

/** The templates among which the wizard lets owners choose: those of the goals that this site has. */
export function goalsOf(
	templates: readonly SurveyTemplate[]
): SurveyTemplate[] {
	return GOALS.flatMap( ( goal ) =>
		templates.filter(
			( { key, is_available: isAvailable } ) =>
				key === goal && isAvailable
		)
	);
}
