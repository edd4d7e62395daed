import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Page } from '../../components/page';
import { SaveButton } from '../../components/save-button';
import { SaveBanner } from './components/save-banner';
import { TabNavigation } from './components/tab-navigation';
import type { SettingName } from './fields';
import { focusSetting, placeOf } from './fields';
import type { SettingsTab } from './tab';
import { useSettingsSave } from './use-settings-save';

/** The settings screen with one of its tabs. */
export function SettingsScreen( { tab }: { tab: SettingsTab } ) {
	const { isDirty, isSaving, outcome, save, forgetOutcome } =
		useSettingsSave();
	const [ wanted, setWanted ] = useState< SettingName >();
	useEffect( () => {
		if ( wanted !== undefined && placeOf( wanted )?.tab === tab.name ) {
			focusSetting( wanted );
			setWanted( undefined );
		}
	}, [ wanted, tab ] );
	return (
		<Page
			key="settings"
			title={ __( 'Settings', 'userfeedback' ) }
			navigation={ <TabNavigation current={ tab } /> }
			actions={
				tab.hasSettings !== false && (
					<SaveButton
						isDirty={ isDirty }
						isSaving={ isSaving }
						onSave={ save }
					/>
				)
			}
		>
			<SaveBanner
				outcome={ outcome }
				onClose={ forgetOutcome }
				onTryAgain={ save }
				onFocusField={ setWanted }
			/>
			<tab.Content />
		</Page>
	);
}
