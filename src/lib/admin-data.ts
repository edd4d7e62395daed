import {
	GENERAL_SETTINGS,
	INTEGRATION_SETTINGS,
	RATING_DETAILS,
	RESPONSE,
	RESPONSES,
	SURVEY_RESULTS,
	hrefOf,
} from '../routes';
import { getAdminData } from '../stores/admin-data';

export { getAdminData } from '../stores/admin-data';
export type {
	AddOnState,
	AdminCapabilities,
	AdminData,
	GrowthData,
	LicenseState,
	LicenseStates,
	RecommendedPage,
	RecommendedPlugin,
	SiteRole,
	StoreData,
} from '../stores/admin-data';

/** The URL of a route of the surveys screen, for links from other admin pages. */
export function surveysUrl( route: string ): string {
	return getAdminData().pages.surveys + hrefOf( route );
}

/** The URL of a survey's results. */
export function resultsUrl( surveyId: number ): string {
	return (
		getAdminData().pages.results +
		hrefOf( SURVEY_RESULTS.build( { surveyId } ) )
	);
}

/** The URL of a survey's responses. */
export function responsesUrl( surveyId: number ): string {
	return (
		getAdminData().pages.results + hrefOf( RESPONSES.build( { surveyId } ) )
	);
}

/** The URL of a response. */
export function responseUrl( surveyId: number, id: number ): string {
	return (
		getAdminData().pages.results +
		hrefOf( RESPONSE.build( { surveyId, id } ) )
	);
}

/** The URL of a post's ratings. */
export function ratingsUrl( postId: number ): string {
	return (
		getAdminData().pages.post_ratings +
		hrefOf( RATING_DETAILS.build( { postId } ) )
	);
}

/** The URL of the settings tab with the license. */
export function settingsUrl(): string {
	return getAdminData().pages.settings + hrefOf( GENERAL_SETTINGS );
}

/** The URL of the settings tab with the automation plugin. */
export function integrationsUrl(): string {
	return getAdminData().pages.settings + hrefOf( INTEGRATION_SETTINGS );
}

/** The URL of the add-ons screen. */
export function addOnsUrl(): string {
	return getAdminData().pages.addons;
}
