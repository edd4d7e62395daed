import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { getAdminData } from '@/lib/admin-data';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** What becomes of the data when the plugin is deleted; on the main site of a network, where new sites get their settings from. */
export function Data( { settings, errorOf, edit }: SettingsFields ) {
	const error = errorOf( 'defaults_for_new_sites' );
	return (
		<Card
			title={ __( 'Data of this site', 'userfeedback' ) }
			id={ settingId( 'delete_data' ) }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Delete all data when the plugin is deleted',
					'userfeedback'
				) }
				help={ __(
					'Surveys, responses, ratings, settings and files are deleted for good when somebody deletes UserFeedback on the Plugins screen. Otherwise they stay, and are there again when it is installed again. Deactivating it never deletes anything.',
					'userfeedback'
				) }
				checked={ settings.delete_data }
				onChange={ ( isOn ) => edit( 'delete_data', isOn ) }
			/>
			{ getAdminData().capabilities.manage_network && (
				<div id={ settingId( 'defaults_for_new_sites' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Use these settings for new sites',
							'userfeedback'
						) }
						help={
							error ??
							__(
								'New sites of the network begin with the settings of this one: widget, access, email layout and updates. Email addresses, images, license keys and what sends or deletes data are not copied.',
								'userfeedback'
							)
						}
						checked={ settings.defaults_for_new_sites }
						onChange={ ( isOn ) =>
							edit( 'defaults_for_new_sites', isOn )
						}
					/>
				</div>
			) }
		</Card>
	);
}
