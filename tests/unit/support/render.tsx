import './browser';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { DataRegistry } from '@wordpress/data';
import { RegistryProvider, createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { Shell } from '@/components/shell';
import { useHashRoute } from '@/hooks/use-hash-route';
import { store as addOnsStore } from '@/stores/add-ons';
import { store as comparisonsStore } from '@/stores/comparisons';
import { store as exportsStore } from '@/stores/exports';
import { store as frontPageStore } from '@/stores/front-page';
import { store as heatmapsStore } from '@/stores/heatmaps';
import { store as iconsStore } from '@/stores/icons';
import { store as importsStore } from '@/stores/imports';
import { store as languageResponsesStore } from '@/stores/language-responses';
import { store as licenseStore } from '@/stores/license';
import { store as outgoingStore } from '@/stores/outgoing';
import { store as pageNoticesStore } from '@/stores/notices';
import { store as notificationsStore } from '@/stores/notifications';
import { store as pluginsStore } from '@/stores/plugins';
import { store as postSurveysStore } from '@/stores/post-surveys';
import { store as ratingResultsStore } from '@/stores/rating-results';
import { store as existingPluginStore } from '@/stores/existing-plugin';
import { store as ratingImportsStore } from '@/stores/rating-imports';
import { store as ratingSettingsStore } from '@/stores/rating-settings';
import { store as responsesStore } from '@/stores/responses';
import { store as resultsStore } from '@/stores/results';
import { store as settingsStore } from '@/stores/settings';
import { store as summariesStore } from '@/stores/summaries';
import { store as surveysStore } from '@/stores/surveys';
import { store as templatesStore } from '@/stores/templates';
import { store as webhooksStore } from '@/stores/webhooks';
import { printAdminData } from './licenses';

/** Stores of one test, so that none sees what another loaded. */
export function freshRegistry(): DataRegistry {
	const registry = createRegistry();
	[
		surveysStore,
		templatesStore,
		resultsStore,
		responsesStore,
		comparisonsStore,
		exportsStore,
		frontPageStore,
		heatmapsStore,
		importsStore,
		languageResponsesStore,
		licenseStore,
		iconsStore,
		addOnsStore,
		outgoingStore,
		pluginsStore,
		postSurveysStore,
		settingsStore,
		ratingResultsStore,
		existingPluginStore,
		ratingImportsStore,
		ratingSettingsStore,
		summariesStore,
		webhooksStore,
		notificationsStore,
		pageNoticesStore,
		noticesStore,
	].forEach( ( store ) => registry.register( store ) );
	return registry;
}

/** Shows a screen at a route, with stores of its own; to an administrator who may use everything, unless the test printed otherwise. */
export function renderAt(
	route: string,
	screen: ReactNode
): RenderResult & { registry: DataRegistry } {
	// A page of ours always says what its user may do; nothing is allowed where it does not.
	if ( window.userfeedbackAdmin === undefined ) {
		printAdminData();
	}
	const registry = freshRegistry();
	window.history.replaceState( null, '', `#${ route }` );
	const result = render(
		<RegistryProvider value={ registry }>
			<Router hook={ useHashRoute }>
				<Shell>{ screen }</Shell>
			</Router>
		</RegistryProvider>
	);
	return { ...result, registry };
}
