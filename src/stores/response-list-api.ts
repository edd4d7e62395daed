import type { ResponseChoices } from '../survey-model';
import { request } from './request';

/** What the list of a survey's responses can be filtered by, and the columns that the user chose. */
export function fetchResponseChoices(
	surveyId: number
): Promise< ResponseChoices > {
	return request( `/surveys/${ surveyId }/responses/choices` );
}

/** Keeps which questions are columns in the user's table; resolves with those that the survey has. */
export async function updateColumns(
	surveyId: number,
	columns: readonly string[]
): Promise< string[] > {
	const kept = await request< { columns: string[] } >(
		`/surveys/${ surveyId }/responses/columns`,
		{ method: 'POST', data: { columns } }
	);
	return kept.columns;
}
