import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as licenseStore } from '@/stores/license';
import type { SettingsTab } from '../tab';
import { LicenseCard } from './license-card';
import { SetupWizardCard } from './setup-wizard-card';
import { UpgradeBlurb } from './upgrade-blurb';

/** The license, the setup wizard and, on a Lite site, the offer of an upgrade. */
function GeneralTab() {
	const { license, status } = useSelect( ( select ) => {
		const store = select( licenseStore );
		return {
			license: store.getLicense(),
			status: store.getLicenseStatus(),
		};
	}, [] );
	const { error, retry } = useResolution( licenseStore, 'getLicense', [] );
	const isNetworkAdmin = getAdminData().capabilities.manage_network;

	if ( license === undefined ) {
		return error ? (
			<ErrorState
				error={ error }
				title={ __(
					'The license could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		) : (
			<Skeleton count={ 1 } shape="card" />
		);
	}
	return (
		<div className="userfeedback-settings__columns">
			<div className="userfeedback-settings__cards">
				<LicenseCard
					scope="site"
					info={ license }
					state={ status.site }
				/>
				{ isNetworkAdmin && license.network && status.network && (
					<LicenseCard
						scope="network"
						info={ license.network }
						state={ status.network }
					/>
				) }
				<SetupWizardCard />
			</div>
			<UpgradeBlurb />
		</div>
	);
}

/** The tab with the license. Other screens link to it: GENERAL_SETTINGS in routes.ts. */
export const GENERAL_TAB: SettingsTab = {
	name: 'general',
	title: () => __( 'General', 'userfeedback' ),
	Content: GeneralTab,
};
