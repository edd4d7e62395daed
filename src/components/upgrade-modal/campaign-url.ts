import { addQueryArgs } from '@wordpress/url';
import { getAdminData } from '../../lib/admin-data';

/** The campaign parameters of a link to the vendor. */
export interface Campaign {
	/** The screen, such as `survey-editor`. */
	medium: string;
	/** The kind of offer, such as `locked-feature`. */
	campaign: string;
	/** The specific offer. */
	content: string;
}

/** The URL of the vendor's pricing page with campaign parameters. */
export function campaignUrl( { medium, campaign, content }: Campaign ): string {
	const { source, store } = getAdminData();
	return addQueryArgs( store.upgrade, {
		utm_source: source,
		utm_medium: medium,
		utm_campaign: campaign,
		utm_content: content,
	} );
}
