import { addQueryArgs } from '@wordpress/url';
import { getAdminData } from '../admin-data';

/** What led somebody to the vendor's page. */
export interface Campaign {
	/** The screen, `survey-editor`. */
	medium: string;
	/** What was offered there, `locked-feature`. */
	campaign: string;
	/** Which one of these. */
	content: string;
}

/** The page where plans are sold, and from where somebody comes to it. */
export function campaignUrl( { medium, campaign, content }: Campaign ): string {
	const { source, store } = getAdminData();
	return addQueryArgs( store.upgrade, {
		utm_source: source,
		utm_medium: medium,
		utm_campaign: campaign,
		utm_content: content,
	} );
}
