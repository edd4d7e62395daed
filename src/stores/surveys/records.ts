import type { State, SurveyRecord } from './types';

/** The key under which a survey is kept: of a new one that was saved, its id since. */
export function keyOf( surveys: State[ 'surveys' ], id: number ): number {
	return surveys[ id ]?.movedTo ?? id;
}

/** The survey that is open under this id; undefined when none is. */
export function recordOf(
	{ surveys }: Pick< State, 'surveys' >,
	id: number
): SurveyRecord | undefined {
	return surveys[ keyOf( surveys, id ) ];
}
