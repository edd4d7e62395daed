import { addQueryArgs } from '@wordpress/url';
import type { ResponseList } from '../survey-model';
import { request } from './request';

/** How many responses were given in a language. */
export interface LanguageResponses {
	total: number;
	/** Whether there may be more, because not all responses were read. */
	isCapped: boolean;
}

/** Counts the responses of a survey in a language, without those in the trash and spam. */
export async function countResponsesIn(
	surveyId: number,
	locale: string
): Promise< LanguageResponses > {
	const list = await request< ResponseList >(
		addQueryArgs( `/surveys/${ surveyId }/responses`, {
			per_page: 1,
			filter: { language: locale },
		} )
	);
	return { total: list.pagination.total, isCapped: list.is_capped };
}
