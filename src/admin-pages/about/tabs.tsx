import { __ } from '@wordpress/i18n';
import { LinkTabs } from '../../components/link-tabs';
import { getAdminData } from '../../lib/admin-data';
import { ABOUT, GETTING_STARTED, LITE_VS_PRO } from '../../routes';

/** Whether this is the free edition, which the plans are compared with. */
export function isLite(): boolean {
	return ! getAdminData().is_pro;
}

/** The tabs of the page. */
export function AboutTabs( { current }: { current: string } ) {
	const tabs = [
		{ route: ABOUT, title: __( 'About Us', 'userfeedback' ) },
		{
			route: GETTING_STARTED,
			title: __( 'Getting Started', 'userfeedback' ),
		},
		...( isLite()
			? [
					{
						route: LITE_VS_PRO,
						title: __( 'Lite vs Pro', 'userfeedback' ),
					},
				]
			: [] ),
	];
	return (
		<LinkTabs
			label={ __( 'About UserFeedback', 'userfeedback' ) }
			tabs={ tabs }
			current={ current }
		/>
	);
}
