/** What PHP prints for our screens before their script (includes/Admin). */
export interface AdminData {
	locale: string;
	/** A name of the time zone database, or an offset such as `+02:00`: what the site's settings allow. */
	timezone: string;
	/** The addresses of our admin pages. */
	pages: { surveys: string; results: string };
}

declare global {
	interface Window {
		userfeedbackAdmin?: AdminData;
	}
}

const FALLBACK: AdminData = {
	locale: 'en-US',
	timezone: 'UTC',
	pages: {
		surveys: 'admin.php?page=userfeedback_surveys',
		results: 'admin.php?page=userfeedback_results',
	},
};

export function getAdminData(): AdminData {
	return window.userfeedbackAdmin ?? FALLBACK;
}

/** The address of a route of the surveys screen, from any other admin page. */
export function surveysUrl( route: string ): string {
	return `${ getAdminData().pages.surveys }#${ route }`;
}

/** The address of the results of one survey. */
export function resultsUrl( surveyId: number ): string {
	return `${ getAdminData().pages.results }#/survey/${ surveyId }`;
}

/** The address of the responses to one survey. */
export function responsesUrl( surveyId: number ): string {
	return `${ resultsUrl( surveyId ) }/responses`;
}
