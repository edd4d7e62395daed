import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { LockBlurb } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import type { SettingsFields } from '../components/loaded-settings';
import { LoadedSettings } from '../components/loaded-settings';
import { settingId } from '../fields';
import type { SettingsTab } from '../tab';
import { RoleList } from './role-list';

type RoleListName = 'create_edit_surveys' | 'view_results' | 'delete_surveys';

/** The settings that are lists of roles, with what each role may do. */
function roleLists(): { key: RoleListName; label: string }[] {
	return [
		{
			key: 'create_edit_surveys',
			label: __( 'Create and edit surveys', 'userfeedback' ),
		},
		{
			key: 'view_results',
			label: __( 'View results and responses', 'userfeedback' ),
		},
		{
			key: 'delete_surveys',
			label: __( 'Delete surveys and responses', 'userfeedback' ),
		},
	];
}

/** The saved list if it contains the same roles: their order is irrelevant, so this counts as unchanged. */
function inOrderOf( saved: string[], roles: string[] ): string[] {
	const isSame =
		saved.length === roles.length &&
		roles.every( ( role ) => saved.includes( role ) );
	return isSame ? saved : roles;
}

/** The roles and their permissions. */
function RoleLists( { saved, settings, errorOf, edit }: SettingsFields ) {
	const feature = useFeature( 'access-roles' );
	return (
		<Card
			title={ __( 'Access by role', 'userfeedback' ) }
			label={ __( 'Access by role', 'userfeedback' ) }
		>
			<p className="userfeedback-settings__intro">
				{ __(
					'Choose who else may work with UserFeedback. Roles that manage this site always have access.',
					'userfeedback'
				) }
			</p>
			<div className="userfeedback-settings__lock">
				<LockBlurb feature="access-roles" medium="settings" />
			</div>
			<div className="userfeedback-role-lists">
				{ roleLists().map( ( { key, label } ) => (
					<RoleList
						key={ key }
						id={ settingId( key ) }
						label={ label }
						roles={ getAdminData().roles }
						chosen={ settings[ key ] }
						isLocked={ ! feature.isAllowed }
						error={ errorOf( key ) }
						onChange={ ( roles ) =>
							edit( key, inOrderOf( saved[ key ], roles ) )
						}
					/>
				) ) }
			</div>
		</Card>
	);
}

function AccessTab() {
	return (
		<LoadedSettings>
			{ ( fields ) => <RoleLists { ...fields } /> }
		</LoadedSettings>
	);
}

/** The tab for the permissions of roles. */
export const ACCESS_TAB: SettingsTab = {
	name: 'access',
	title: () => __( 'Access', 'userfeedback' ),
	Content: AccessTab,
};
