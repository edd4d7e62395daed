import { __ } from '@wordpress/i18n';
import { LinkTabs } from '@/components/link-tabs';
import type { SettingsTab } from '../tab';
import { TABS, TAB_ROUTE } from '../tabs';

const routeOf = ( { name }: SettingsTab ): string =>
	TAB_ROUTE.build( { tab: name } );

/** The tabs of the settings in the header. */
export function TabNavigation( { current }: { current: SettingsTab } ) {
	return (
		<LinkTabs
			label={ __( 'Settings', 'userfeedback' ) }
			tabs={ TABS.map( ( tab ) => ( {
				route: routeOf( tab ),
				title: tab.title(),
			} ) ) }
			current={ routeOf( current ) }
		/>
	);
}
