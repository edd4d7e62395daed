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

/** The address of a tab of the settings; the licence is on the first one. */
export function settingsUrl( route: string = '/general' ): string {
	return `${ getAdminData().pages.settings }#${ route }`;
}

/** The address of the add-ons screen. */
export function addOnsUrl(): string {
	return getAdminData().pages.addons;
}
