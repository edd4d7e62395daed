import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { StartMinimized } from '@/components/widget-look/start-minimized';
import { getAdminData } from '@/lib/admin-data';
import { withOwnStart, withPluginStart } from '@/survey-model';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { FollowAction } from '../theming/follow-action';

/** Whether the survey first shows as its closed tab. */
export function StartMinimizedContent() {
	const { value: behavior, set } = useField( 'settings.behavior' );
	const { start_minimized: isMinimized, followed = [] } = behavior;
	const name = __( 'Start minimized', 'userfeedback' );
	return (
		<Card title={ name }>
			<StartMinimized
				medium={ MEDIUM }
				checked={ isMinimized }
				onChange={ ( checked ) =>
					set( ( now ) => withOwnStart( now, checked ) )
				}
			/>
			{ ! followed.includes( 'start_minimized' ) && (
				<FollowAction
					of={ name }
					onFollow={ () =>
						set( ( now ) =>
							withPluginStart(
								now,
								getAdminData().widget_settings.start_minimized
							)
						)
					}
				/>
			) }
		</Card>
	);
}
