import { GENERAL_SETTINGS, RESPONSES, SURVEY_RESULTS, hrefOf } from '../routes';
import { getAdminData } from '../stores/admin-data';

export { getAdminData } from '../stores/admin-data';
export type {
	AddOnState,
	AdminCapabilities,
	AdminData,
	LicenseState,
	LicenseStates,
	SiteRole,
	StoreData,
} from '../stores/admin-data';

/** The address of a route of the surveys screen, from any other admin page. */
export function surveysUrl( route: string ): string {
	return getAdminData().pages.surveys + hrefOf( route );
}

/** The address of the results of one survey. */
export function resultsUrl( surveyId: number ): string {
	return (
		getAdminData().pages.results +
		hrefOf( SURVEY_RESULTS.build( { surveyId } ) )
	);
}

/** The address of the responses to one survey. */
export function responsesUrl( surveyId: number ): string {
	return (
		getAdminData().pages.results + hrefOf( RESPONSES.build( { surveyId } ) )
	);
}

/** The address of the tab of the settings that has the license. */
export function settingsUrl(): string {
	return getAdminData().pages.settings + hrefOf( GENERAL_SETTINGS );
}

/** The address of the add-ons screen. */
export function addOnsUrl(): string {
	return getAdminData().pages.addons;
}
