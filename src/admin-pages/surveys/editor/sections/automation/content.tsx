import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData, integrationsUrl } from '@/lib/admin-data';
import { store as pluginsStore } from '@/stores/plugins';
import type { AutomationState } from '@/stores/plugins/types';
import { NotificationCard } from '../../components/notification-card';
import { useField } from '../../use-field';

function stateText( step: AutomationState[ 'active_step' ] ): string {
	switch ( step ) {
		case 1:
			return __(
				'Uncanny Automator is not active on this site. No recipe starts until it is.',
				'userfeedback'
			);
		case 2:
			return __(
				'Uncanny Automator is active, but not set up yet.',
				'userfeedback'
			);
		case 3:
			return __(
				'Uncanny Automator is set up. Its recipes decide what a response starts.',
				'userfeedback'
			);
	}
}

/** Whether new responses start recipes, and whether the automation plugin is ready. */
export function AutomationContent() {
	const { value, set } = useField( 'notifications.automation.active' );
	const step = useSelect(
		( select ) =>
			select( pluginsStore ).getPlugins()?.automation.active_step,
		[]
	);
	return (
		<NotificationCard
			title={ __( 'Automation', 'userfeedback' ) }
			hint={ __(
				'Starts recipes of the plugin Uncanny Automator for each response: add the visitor to a list, create a task, post to a chat.',
				'userfeedback'
			) }
			switchLabel={ __(
				'Start recipes for each response',
				'userfeedback'
			) }
			isOn={ value }
			onSwitch={ set }
			isClosed={ step === undefined }
		>
			{ step && (
				<p className="userfeedback-editor__locked">
					{ stateText( step ) }{ ' ' }
					{ getAdminData().capabilities.manage && (
						<a href={ integrationsUrl() }>
							{ step < 3
								? __( 'Set it up', 'userfeedback' )
								: __(
										'Go to the integrations',
										'userfeedback'
									) }
						</a>
					) }
				</p>
			) }
		</NotificationCard>
	);
}
