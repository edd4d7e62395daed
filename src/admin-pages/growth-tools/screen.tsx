import { __ } from '@wordpress/i18n';
import { Page } from '@/components/page';
import { PluginTools } from '@/components/plugin-cards/plugin-tools';
import { getAdminData } from '@/lib/admin-data';
import { SectionTabs } from './section-tabs';
import { ToolSections } from './tool-sections';

/** Plugins and guides that help a site grow. */
export function GrowthToolsScreen() {
	const { growth } = getAdminData();
	return (
		<Page
			key="growth-tools"
			title={ __( 'Growth Tools', 'userfeedback' ) }
			navigation={ <SectionTabs /> }
		>
			<p className="userfeedback-growth__lead">
				{ __(
					'Plugins from the directory of WordPress that go well with surveys. WordPress installs them like all plugins; nothing is loaded before you press a button.',
					'userfeedback'
				) }
			</p>
			{ growth && (
				<PluginTools>
					{ ( list ) => (
						<ToolSections growth={ growth } list={ list } />
					) }
				</PluginTools>
			) }
		</Page>
	);
}
