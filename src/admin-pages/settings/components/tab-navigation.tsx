import { __ } from '@wordpress/i18n';
import { hrefOf } from '../../../routes';
import type { SettingsTab } from '../tab';
import { TABS, TAB_ROUTE } from '../tabs';

/** The tabs of the settings in the header. They are links, since each tab has its own route. */
export function TabNavigation( { current }: { current: SettingsTab } ) {
	return (
		<nav
			className="userfeedback-settings-tabs"
			aria-label={ __( 'Settings', 'userfeedback' ) }
		>
			<ul>
				{ TABS.map( ( { name, title } ) => (
					<li key={ name }>
						<a
							href={ hrefOf( TAB_ROUTE.build( { tab: name } ) ) }
							aria-current={
								name === current.name ? 'page' : undefined
							}
						>
							{ title() }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
