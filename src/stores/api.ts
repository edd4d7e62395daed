import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import type {
	Overview,
	ResponseDetail,
	ResponseItem,
	ResponseList,
	SavedSurvey,
	Settings,
	Survey,
	SurveyInput,
	SurveyList,
	SurveyResults,
	SurveyTemplate,
} from '../survey-model';
import { withinTime } from './time-limit';

export { ApiError, toApiError } from './api-error';
export { SECONDS_TO_WAIT } from './time-limit';

const BASE = '/userfeedback/v1';

/** Which page of the surveys, and in which order. */
export interface SurveyQuery {
	page: number;
	per_page: number;
	orderby: 'id' | 'title' | 'status' | 'created_at';
	order: 'asc' | 'desc';
	/** `all` is all but those in the trash; `publish` those that visitors can see now. */
	status?: 'all' | 'publish' | 'scheduled' | 'draft' | 'trash';
	/** A part of the title. */
	search?: string;
}

/** What can be done with several surveys at once. */
export type SurveyChange = 'trash' | 'restore' | 'delete';

/** Which days the overview counts, and which page of its surveys; without days it is the last 30. */
export interface OverviewQuery {
	/** YYYY-MM-DD in the site's time zone, as is `end_date`. */
	start_date?: string;
	end_date?: string;
	/** Counts this survey only. */
	survey_id?: number;
	/** A part of the title of the surveys that are listed. */
	search?: string;
	page: number;
	per_page: number;
	orderby: 'created_at' | 'title' | 'id';
	order: 'asc' | 'desc';
}

/** Which page of a survey's responses; `order` is by date. */
export interface ResponseQuery {
	page: number;
	per_page: number;
	order: 'asc' | 'desc';
	status: 'all' | ResponseItem[ 'status' ];
}

/** What can be done with several responses at once. */
export type ResponseAction = 'trash' | 'restore' | 'spam' | 'delete';

function request< T >(
	path: string,
	options: { method?: 'POST' | 'DELETE'; data?: object } = {}
): Promise< T > {
	return withinTime( ( signal ) =>
		apiFetch< T >( { path: BASE + path, signal, ...options } )
	);
}

/** The path of a page of the surveys, also the key under which the store keeps it. */
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

export function fetchSurvey( id: number ): Promise< Survey > {
	return request( `/surveys/${ id }` );
}

/**
 * Makes a survey. The same ids again, after the answer was lost, make no second one.
 *
 * @param survey
 * @param clientId A UUID, one for each new survey.
 * @param saveId   A UUID, one for each save and its repetitions.
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

/** The templates that a new survey can start from. */
export function fetchSurveyTemplates(): Promise< SurveyTemplate[] > {
	return request( '/survey-templates' );
}

/**
 * Saves what changed.
 *
 * @param id
 * @param changes
 * @param revision The one that the changes were made on, for the server to notice that somebody else saved in between.
 * @param saveId   A UUID, one for each save and its repetitions: who repeats a save is not somebody else.
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
 * Deleting is for good, and only for what is in the trash. All are changed, or none. Answers what the owner should know
 * about the surveys that did not become what they were; '' otherwise.
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

export function copySurvey( id: number ): Promise< Survey > {
	return request( `/surveys/${ id }/duplicate`, { method: 'POST' } );
}

export function fetchResults( surveyId: number ): Promise< SurveyResults > {
	return request( `/surveys/${ surveyId }/results` );
}

/** The path of an overview, also the key under which the store keeps it. */
export function overviewPath( query: OverviewQuery ): string {
	return addQueryArgs( '/results-summary', { ...query } );
}

export function fetchOverview( query: OverviewQuery ): Promise< Overview > {
	return request( overviewPath( query ) );
}

/** The path of a page of a survey's responses, also the key under which the store keeps it. */
export function responsesPath(
	surveyId: number,
	{ status, ...query }: ResponseQuery
): string {
	return addQueryArgs( `/surveys/${ surveyId }/responses`, {
		...query,
		...( status === 'all' ? {} : { filter: { status } } ),
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

/** Deleting is for good, and only for what is in the trash or spam. */
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

/** Saves what changed and answers all settings as they are then. */
export function updateSettings(
	changes: Partial< Settings >
): Promise< Settings > {
	return request( '/settings', {
		method: 'POST',
		data: { settings: changes },
	} );
}
