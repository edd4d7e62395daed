import { __ } from '@wordpress/i18n';
import { LoadedSettings } from '../components/loaded-settings';
import type { SettingsTab } from '../tab';
import { EmailLook } from './look';
import { Recipients } from './recipients';
import { TestEmail } from './test-email';
import { Unsubscribed } from './unsubscribed';

/** Who gets emails, and how they look. */
function EmailTab() {
	return (
		<LoadedSettings>
			{ ( fields ) => (
				<div className="userfeedback-settings__cards">
					<Recipients { ...fields } />
					<EmailLook { ...fields } />
					<TestEmail />
					<Unsubscribed { ...fields } />
				</div>
			) }
		</LoadedSettings>
	);
}

/** The tab for the emails of the plugin. */
export const EMAIL_TAB: SettingsTab = {
	name: 'email',
	title: () => __( 'Email', 'userfeedback' ),
	Content: EmailTab,
};
