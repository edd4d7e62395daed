import type {
	Overview,
	QuestionTrend,
	SurveyResults,
	TextPage,
} from '../../survey-model';
import type { OverviewQuery, SurveyResultsQuery } from '../api';
import { overviewPath, resultsPath } from '../api';
import type { TextsQuery } from '../question-api';
import { textsPath, trendPath } from '../question-api';
import type { State } from './types';

/** The daily counts of a range and a page of surveys; undefined until they are loaded once. */
export function getOverview(
	state: State,
	query: OverviewQuery
): Overview | undefined {
	return state.overviews[ overviewPath( query ) ];
}

/** The statistics of a survey in a range; undefined until they are loaded once. */
export function getSurveyResults(
	state: State,
	id: number,
	query: SurveyResultsQuery
): SurveyResults | undefined {
	return state.surveys[ resultsPath( id, query ) ];
}

/** A page of what visitors wrote to a question; undefined until it is loaded once. */
export function getTexts(
	state: State,
	surveyId: number,
	questionId: string,
	query: TextsQuery
): TextPage | undefined {
	return state.texts[ textsPath( surveyId, questionId, query ) ];
}

/** How a question was answered over time; undefined until it is loaded once. */
export function getTrend(
	state: State,
	surveyId: number,
	questionId: string,
	query: SurveyResultsQuery
): QuestionTrend | undefined {
	return state.trends[ trendPath( surveyId, questionId, query ) ];
}

/** Incremented each time that loaded results become stale. */
export function getInvalidationCount( state: State ): number {
	return state.invalidations;
}
