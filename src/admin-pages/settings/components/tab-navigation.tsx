import { __ } from '@wordpress/i18n';
import type { Tab } from '../tabs';
import { TABS, tabTitle } from '../tabs';

/** The tabs of the settings, in the header: links, since each has an address. */
export function TabNavigation( { current }: { current: Tab } ) {
	return (
		<nav
			className="userfeedback-settings-tabs"
			aria-label={ __( 'Settings', 'userfeedback' ) }
		>
			<ul>
				{ TABS.map( ( tab ) => (
					<li key={ tab }>
						<a
							href={ `#/${ tab }` }
							aria-current={
								tab === current ? 'page' : undefined
							}
						>
							{ tabTitle( tab ) }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
