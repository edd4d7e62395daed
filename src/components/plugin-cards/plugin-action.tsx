import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { KnownPlugin, PluginList } from '@/stores/plugins/types';
import { busyLabel } from '../add-on-flow/busy-label';
import type { PluginWork } from './use-plugin-work';

/** The next step for a plugin. */
export function stepOf( {
	installed,
	active,
}: Pick< KnownPlugin, 'installed' | 'active' > ): PluginWork {
	if ( active ) {
		return 'deactivate';
	}
	return installed ? 'activate' : 'install';
}

function label( step: PluginWork ): string {
	switch ( step ) {
		case 'install':
			return __( 'Install Addon', 'userfeedback' );
		case 'activate':
			return __( 'Activate', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivate', 'userfeedback' );
	}
}

/** What to do instead if the user may not take a step. */
function note(
	step: PluginWork,
	{ files_locked: isLocked }: PluginList
): string {
	if ( step === 'deactivate' ) {
		// The user lacks nothing.
		return '';
	}
	return step === 'install' && isLocked
		? __(
				'This site does not allow plugins to be installed. Ask whoever runs the server.',
				'userfeedback'
			)
		: __( 'Ask whoever manages the plugins.', 'userfeedback' );
}

interface PluginActionProps {
	plugin: KnownPlugin;
	list: PluginList;
	/** The operation that is running on this plugin. */
	work: PluginWork | undefined;
	/** Whether an operation is running on any plugin. */
	isBlocked: boolean;
	onAct: ( step: PluginWork ) => void;
}

/** The button of a plugin, or who can do what it would do. */
export function PluginAction( {
	plugin,
	list,
	work,
	isBlocked,
	onAct,
}: PluginActionProps ) {
	const step = stepOf( plugin );
	const isAllowed = step === 'install' ? list.can_install : list.can_activate;
	if ( ! isAllowed && work === undefined ) {
		return (
			<span className="userfeedback-tool__note">
				{ note( step, list ) }
			</span>
		);
	}
	return (
		<Button
			__next40pxDefaultSize
			variant={ step === 'deactivate' ? 'tertiary' : 'secondary' }
			accessibleWhenDisabled
			disabled={ isBlocked }
			isBusy={ work !== undefined }
			onClick={ () => onAct( step ) }
		>
			{ work === undefined ? label( step ) : busyLabel( work ) }
			{ /* Distinguishes buttons with the same text for screen readers. */ }
			<VisuallyHidden>{ ` ${ plugin.title }` }</VisuallyHidden>
		</Button>
	);
}
