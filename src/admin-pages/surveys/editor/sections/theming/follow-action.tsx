import { __, sprintf } from '@wordpress/i18n';
import { ResetAction } from '@/components/reset-action';
import type { LookFields } from '@/components/widget-look/look-fields';
import { GROUP_UNITS } from '@/components/widget-look/look-fields';
import { getAdminData } from '@/lib/admin-data';
import type { Theming } from '@/survey-model';
import { ownUnits, withPluginLook } from '@/survey-model';

interface FollowActionProps {
	/** What follows the plugin's settings again. */
	of: string;
	onFollow: () => void;
}

/** Lets a survey follow the plugin's settings again. */
export function FollowAction( { of, onFollow }: FollowActionProps ) {
	return (
		<ResetAction
			text={ __( 'Use the plugin-wide value', 'userfeedback' ) }
			of={ of }
			done={ sprintf(
				/* translators: %s: a group of fields, such as "Colors". */
				__(
					'%s: this survey follows the plugin’s settings now.',
					'userfeedback'
				),
				of
			) }
			onReset={ onFollow }
		/>
	);
}

/** The action of each group that the survey has values of its own for. */
export function followAction(
	theming: Theming,
	set: ( change: ( now: Theming ) => Theming ) => void
): LookFields[ 'groupAction' ] {
	const own = ownUnits( theming );
	return function GroupFollowAction( group, title ) {
		const units = GROUP_UNITS[ group ].filter( ( unit ) =>
			own.includes( unit )
		);
		return (
			units.length > 0 && (
				<FollowAction
					of={ title }
					onFollow={ () =>
						set( ( now ) =>
							withPluginLook(
								now,
								units,
								getAdminData().widget_settings
							)
						)
					}
				/>
			)
		);
	};
}
