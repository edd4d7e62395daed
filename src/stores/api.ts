import { addQueryArgs } from '@wordpress/url';
import type {
	ImportedSurvey,
	Overview,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	RuleChoice,
	SavedSurvey,
	Settings,
	Survey,
	SurveyInput,
	SurveyList,
	SurveyPreview,
	SurveyReach,
	SurveyResults,
	SurveyTemplate,
} from '../survey-model';
import { request } from './request';

export { ApiError, toApiError } from './api-error';
export { SECONDS_TO_WAIT } from './time-limit';

/** A page of the surveys list and its order. */
export interface SurveyQuery {
	page: number;
	per_page: number;
	orderby: 'id' | 'title' | 'status' | 'created_at';
	order: 'asc' | 'desc';
	/** `all` excludes the trash; `publish` contains only surveys that visitors can see now. */
	status?: 'all' | 'publish' | 'scheduled' | 'draft' | 'trash';
	/** A part of the title. */
	search?: string;
}

/** The bulk changes of surveys that move them to another list. */
export type SurveyChange = 'trash' | 'restore' | 'delete';

/** The bulk changes of surveys that keep them in the list. */
export type SurveyStatusChange = 'publish' | 'draft';

/** The days that the overview counts, and a page of its surveys; the default is the last 30 days. */
export interface OverviewQuery {
	/** YYYY-MM-DD in the site's time zone, as is `end_date`. */
	start_date?: string;
	end_date?: string;
	/** Counts only this survey. */
	survey_id?: number;
	/** A part of the title of the listed surveys. */
	search?: string;
	page: number;
	per_page: number;
	orderby: 'created_at' | 'title' | 'id';
	order: 'asc' | 'desc';
}

/** The days that a survey's results count, YYYY-MM-DD in the site's time zone, both inclusive; without any, the server's default range. */
export type ResultsQuery = { from?: string; to?: string } | { all_time: true };

/** The same, and the locale in which those answered who are counted; without it, all. */
export type SurveyResultsQuery = ResultsQuery & { language?: string };

/** A page of a survey's responses; `order` is by date. */
export interface ResponseQuery {
	page: number;
	per_page: number;
	order: 'asc' | 'desc';
	status: 'all' | ResponseItem[ 'status' ];
	/** Further filters, as the server names them. */
	filter?: Readonly< Record< string, string > >;
	/** Where a capped search goes on; see `cursor` of a ResponseList. */
	cursor?: string;
	/** Whether the items contain their answers. */
	preview?: boolean;
}

/** The bulk changes of responses. */
export type ResponseAction = 'trash' | 'restore' | 'spam' | 'delete';

/** The path of a page of surveys, which is also its key in the store. */
export function surveysPath( {
	status = 'all',
	search = '',
	...query
}: SurveyQuery ): string {
	return addQueryArgs( '/surveys', {
		...query,
		...( status === 'all' ? {} : { filter: { status } } ),
		...( search === '' ? {} : { search } ),
	} );
}

export function listSurveys( query: SurveyQuery ): Promise< SurveyList > {
	return request( surveysPath( query ) );
}

/** Where visitors meet a survey, and which other surveys are shown on the same pages. */
export function fetchReach( id: number ): Promise< SurveyReach > {
	return request( `/surveys/${ id }/reach` );
}

export function fetchSurvey( id: number ): Promise< Survey > {
	return request( `/surveys/${ id }` );
}

/**
 * Creates a survey. Repeating a request with the same ids, after its response was lost, creates no second survey.
 *
 * @param survey
 * @param clientId A UUID for each new survey.
 * @param saveId   A UUID for each save; repetitions of a save use the same one.
 */
export function createSurvey(
	survey: SurveyInput,
	clientId: string,
	saveId: string
): Promise< SavedSurvey > {
	return request( '/surveys', {
		method: 'POST',
		data: { survey, client_id: clientId, save_id: saveId },
	} );
}

/** A published page, post or other content of the site. */
export interface SitePage {
	id: number;
	/** Plain text. */
	title: string;
}

/** The pages whose title contains the words, at most 20; the newest ones for an empty text. */
export function searchPages( title: string ): Promise< SitePage[] > {
	return request( addQueryArgs( '/search', { title } ) );
}

/** What owners can choose for a page rule: those whose label contains the text, at most 50. */
export function searchRuleChoices(
	type: string,
	search: string
): Promise< RuleChoice[] > {
	return request(
		addQueryArgs( '/logic-type', { logic_type: type, search } )
	);
}

/** What a visitor's page would contain for a survey. Nothing is stored. */
export function fetchPreview( survey: SurveyInput ): Promise< SurveyPreview > {
	return request( '/surveys/preview', { method: 'POST', data: { survey } } );
}

/** The templates that a new survey can start from. */
export function fetchSurveyTemplates(): Promise< SurveyTemplate[] > {
	return request( '/survey-templates' );
}

/**
 * Saves the changed fields.
 *
 * @param id
 * @param changes
 * @param revision The revision that the changes are based on; the server uses it to detect conflicting saves.
 * @param saveId   A UUID for each save. Repetitions use the same one, so that they do not conflict with the first
 *                 attempt.
 */
export function updateSurvey(
	id: number,
	changes: SurveyInput,
	revision: number,
	saveId: string
): Promise< SavedSurvey > {
	return request( `/surveys/${ id }`, {
		method: 'POST',
		data: { survey: changes, revision, save_id: saveId },
	} );
}

/**
 * Deletes permanently, and only surveys in the trash. Changes all of the surveys or none. Resolves with a message for
 * the owner if surveys did not get their previous status back, otherwise ''.
 */
export async function changeSurveys(
	change: SurveyChange,
	ids: readonly number[]
): Promise< string > {
	const isDeletion = change === 'delete';
	const { message = '' } = await request< { message?: string } >(
		isDeletion ? '/surveys' : `/surveys/${ change }`,
		{
			method: isDeletion ? 'DELETE' : 'POST',
			data: { survey_ids: ids },
		}
	);
	return message;
}

/**
 * Publishes surveys or turns them into drafts. Resolves with the ids that have the status now, and why the others do
 * not ('' if all have). Rejects with an ApiError, and then nothing has changed.
 */
export function changeSurveyStatus(
	change: SurveyStatusChange,
	ids: readonly number[]
): Promise< { updated: readonly number[]; message: string } > {
	return request( `/surveys/${ change }`, {
		method: 'POST',
		data: { survey_ids: ids },
	} );
}

export function copySurvey( id: number ): Promise< Survey > {
	return request( `/surveys/${ id }/duplicate`, { method: 'POST' } );
}

/** A survey as the content of a file. */
export function exportSurvey( id: number ): Promise< object > {
	return request( `/surveys/${ id }/export` );
}

/** Creates a draft from the content of a file. */
export function importSurvey( file: object ): Promise< ImportedSurvey > {
	return request( '/surveys/import', { method: 'POST', data: { file } } );
}

/** The path of a survey's results, which is also their key in the store. */
export function resultsPath(
	surveyId: number,
	query: SurveyResultsQuery
): string {
	return addQueryArgs( `/surveys/${ surveyId }/results`, { ...query } );
}

export function fetchResults(
	surveyId: number,
	query: SurveyResultsQuery
): Promise< SurveyResults > {
	return request( resultsPath( surveyId, query ) );
}

/** The path of an overview, which is also its key in the store. */
export function overviewPath( query: OverviewQuery ): string {
	return addQueryArgs( '/results-summary', { ...query } );
}

export function fetchOverview( query: OverviewQuery ): Promise< Overview > {
	return request( overviewPath( query ) );
}

/** The path of a page of responses, which is also its key in the store. */
export function responsesPath(
	surveyId: number,
	{ status, filter = {}, ...query }: ResponseQuery
): string {
	return addQueryArgs( `/surveys/${ surveyId }/responses`, {
		...query,
		filter: { ...( status === 'all' ? {} : { status } ), ...filter },
	} );
}

export function listResponses(
	surveyId: number,
	query: ResponseQuery
): Promise< ResponseList > {
	return request( responsesPath( surveyId, query ) );
}

export function fetchResponse(
	surveyId: number,
	id: number
): Promise< ResponseDetail > {
	return request( `/surveys/${ surveyId }/responses/${ id }` );
}

/** Deletes permanently, and only responses in the trash or in spam. */
export async function changeResponses(
	surveyId: number,
	action: ResponseAction,
	ids: readonly number[]
): Promise< void > {
	const path = `/surveys/${ surveyId }/responses`;
	const data = { response_ids: ids };
	await ( action === 'delete'
		? request( path, { method: 'DELETE', data } )
		: request( `${ path }/${ action }`, { method: 'POST', data } ) );
}

export function fetchSettings(): Promise< Settings > {
	return request( '/settings' );
}

/** Saves the changed settings and resolves with all settings. */
export function updateSettings(
	changes: Partial< Settings >
): Promise< Settings > {
	return request( '/settings', {
		method: 'POST',
		data: { settings: changes },
	} );
}
