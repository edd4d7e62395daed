import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Page } from '../../components/page';
import { AccessTab } from './access';
import { GeneralTab } from './general';
import { SaveBanner } from './components/save-banner';
import { TabNavigation } from './components/tab-navigation';
import type { Tab } from './tabs';
import { useSettingsSave } from './use-settings-save';

/** The settings: one tab of them. */
export function SettingsScreen( { tab }: { tab: Tab } ) {
	const { isDirty, isSaving, outcome, save, forgetOutcome } =
		useSettingsSave();
	return (
		<Page
			key="settings"
			title={ __( 'Settings', 'userfeedback' ) }
			navigation={ <TabNavigation current={ tab } /> }
			actions={
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving || ! isDirty }
					onClick={ save }
				>
					{ __( 'Save Settings', 'userfeedback' ) }
				</Button>
			}
		>
			<SaveBanner
				outcome={ outcome }
				onClose={ forgetOutcome }
				onTryAgain={ save }
			/>
			{ tab === 'access' ? <AccessTab /> : <GeneralTab /> }
		</Page>
	);
}
