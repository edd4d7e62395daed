/** The routes of the results screen. */
export const OVERVIEW = '/';

export function surveyResults( id: number ): string {
	return `/survey/${ id }`;
}

export function surveyResponses( surveyId: number ): string {
	return `/survey/${ surveyId }/responses`;
}

export function response( surveyId: number, id: number ): string {
	return `/survey/${ surveyId }/responses/${ id }`;
}
