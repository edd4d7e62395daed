import type { SurveyQuery } from '../../stores/api';

/** The surveys that results can be picked from, newest first, as many as the server gives at once. */
export const PICKER_QUERY: SurveyQuery = {
	page: 1,
	per_page: 100,
	orderby: 'created_at',
	order: 'desc',
};
