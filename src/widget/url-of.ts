/**
 * A URL of the page's data for a survey.
 *
 * @param url      With `%d` for the survey's id.
 * @param surveyId The id.
 */
export const urlOf = ( url: string, surveyId: number ): string =>
	url.replace( '%d', String( surveyId ) );
