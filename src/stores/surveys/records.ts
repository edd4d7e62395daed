import type { State, SurveyRecord } from './types';

/** The key of a survey's record; for a new survey that has been saved, the id that it received. */
export function keyOf( surveys: State[ 'surveys' ], id: number ): number {
	return surveys[ id ]?.movedTo ?? id;
}

/** The record of the open survey with this id; undefined if it is not open. */
export function recordOf(
	{ surveys }: Pick< State, 'surveys' >,
	id: number
): SurveyRecord | undefined {
	return surveys[ keyOf( surveys, id ) ];
}
