import { Notice, RadioControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { useTimer } from '@/hooks/use-timer';
import { getAdminData } from '@/lib/admin-data';
import type { Settings } from '@/survey-model';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

type Choice = NonNullable< Settings[ 'automatic_updates' ] >;

/** How long nothing is chosen while the owner has chosen nothing, in milliseconds. */
const UNSET_MS = 300;

function choices(): { value: Choice; label: string; description: string }[] {
	return [
		{
			value: 'all',
			label: __( 'All (recommended)', 'userfeedback' ),
			description: __(
				'Every new version, with new features and fixes.',
				'userfeedback'
			),
		},
		{
			value: 'minor',
			label: __( 'Minor', 'userfeedback' ),
			description: __(
				'Fixes only, such as from 1.4.0 to 1.4.1.',
				'userfeedback'
			),
		},
		{
			value: 'none',
			label: __( 'None', 'userfeedback' ),
			description: __(
				'You update UserFeedback on the Plugins screen.',
				'userfeedback'
			),
		},
	];
}

/** Which new versions WordPress installs by itself. */
export function Updates( { settings, errorOf, edit }: SettingsFields ) {
	const obstacle = getAdminData().update_obstacle;
	const error = errorOf( 'automatic_updates' );
	const [ isUnsetNone, setUnsetNone ] = useState( false );
	const startTimer = useTimer();
	useEffect(
		() => startTimer( () => setUnsetNone( true ), UNSET_MS ),
		[ startTimer ]
	);
	// Not an edit: unset and none have the same effect, and a tab that was only looked at has nothing to save.
	const chosen =
		settings.automatic_updates ?? ( isUnsetNone ? 'none' : undefined );
	return (
		<Card
			title={ __( 'Automatic updates', 'userfeedback' ) }
			id={ settingId( 'automatic_updates' ) }
		>
			<p className="userfeedback-settings__intro">
				{ __(
					'Which new versions of UserFeedback and its add-ons WordPress installs by itself.',
					'userfeedback'
				) }
			</p>
			{ obstacle !== '' && (
				<Notice
					className="userfeedback-updates__obstacle"
					status="warning"
					isDismissible={ false }
				>
					{ obstacle }
				</Notice>
			) }
			<RadioControl
				className="userfeedback-settings__choices"
				hideLabelFromVision
				label={ __( 'Automatic updates', 'userfeedback' ) }
				{ ...( chosen && { selected: chosen } ) }
				{ ...( error && { help: error } ) }
				options={ choices() }
				onChange={ ( value ) =>
					edit( 'automatic_updates', value as Choice )
				}
			/>
		</Card>
	);
}
