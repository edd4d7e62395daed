import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as pluginsStore } from '@/stores/plugins';
import type { SettingsTab } from '../tab';
import { AutomationCard } from './automation-card';
import { useFreshPlugins } from './use-fresh-plugins';
import { WebhooksCard } from './webhooks-card';

/** What other plugins and services do with responses. */
function IntegrationsTab() {
	const list = useSelect(
		( select ) => select( pluginsStore ).getPlugins(),
		[]
	);
	const { error, retry } = useResolution( pluginsStore, 'getPlugins', [] );
	useFreshPlugins();
	return (
		<div className="userfeedback-settings__cards">
			{ list && <AutomationCard list={ list } /> }
			{ ! list && error && (
				<ErrorState
					error={ error }
					title={ __(
						'The state of the automation plugin could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! list && ! error && <Skeleton count={ 1 } shape="card" /> }
			<WebhooksCard />
		</div>
	);
}

/** The tab with the automation plugin. Other screens link to it: INTEGRATION_SETTINGS in routes.ts. */
export const INTEGRATIONS_TAB: SettingsTab = {
	name: 'integrations',
	title: () => __( 'Integrations', 'userfeedback' ),
	hasSettings: false,
	Content: IntegrationsTab,
};
