/** The attributes stored in the post (block.json). */
export interface SurveyAttributes extends Record< string, unknown > {
	/** 0 until a survey is chosen. */
	surveyId: number;
	/** Missing in blocks that were stored before 0.6.0: all of them were popups. */
	display?: Display;
}

/** Where visitors meet the survey: in the block's place, or in a popup. */
export type Display = 'inline' | 'popup';

/** Where visitors meet the survey of a block. */
export function displayOf( {
	display = 'popup',
}: Partial< SurveyAttributes > ): Display {
	return display;
}

/** What choosing a survey changes. A block without survey is new, wherever it was inserted from. */
export function withSurvey(
	{ surveyId: before, display }: SurveyAttributes,
	surveyId: number
): Partial< SurveyAttributes > {
	return before === 0
		? { surveyId, display: display ?? 'inline' }
		: { surveyId };
}
