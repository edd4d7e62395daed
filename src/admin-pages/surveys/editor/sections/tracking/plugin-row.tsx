import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import type { KnownPlugin } from '@/stores/plugins/types';

interface PluginRowProps {
	plugin: KnownPlugin;
	/** Whether the user may install and activate it. */
	mayInstall: boolean;
	mayActivate: boolean;
	/** Whether this plugin is being installed or activated. */
	isBusy: boolean;
	/** Whether any plugin is. */
	isDisabled: boolean;
	/** Why it could not be installed, as a sentence. */
	failure: string | undefined;
	/** Installs it if necessary and activates it. */
	onSetUp: () => void;
}

function statusText( { installed, active }: KnownPlugin ): string {
	if ( active ) {
		return __( 'Active', 'userfeedback' );
	}
	return installed
		? __( 'Not Active', 'userfeedback' )
		: __( 'Not Installed', 'userfeedback' );
}

/** A plugin with its status, and the button that installs or activates it. */
export function PluginRow( {
	plugin,
	mayInstall,
	mayActivate,
	isBusy,
	isDisabled,
	failure,
	onSetUp,
}: PluginRowProps ) {
	const { title, installed, active } = plugin;
	const isOffered = ! active && ( installed ? mayActivate : mayInstall );
	const label = installed
		? /* translators: %s: name of a plugin. */
			__( 'Activate %s', 'userfeedback' )
		: /* translators: %s: name of a plugin. */
			__( 'Install %s', 'userfeedback' );
	return (
		<li className="userfeedback-plugins__plugin">
			<span className="userfeedback-plugins__name">{ title }</span>
			<span className="userfeedback-plugins__status">
				{ statusText( plugin ) }
			</span>
			{ isOffered && (
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isDisabled }
					aria-label={ sprintf( label, title ) }
					onClick={ onSetUp }
				>
					{ installed
						? __( 'Activate', 'userfeedback' )
						: __( 'Install', 'userfeedback' ) }
				</Button>
			) }
			{ ! active && ! isOffered && (
				<span>
					{ __(
						'Ask an administrator of this site.',
						'userfeedback'
					) }
				</span>
			) }
			{ failure !== undefined && (
				<Announced className="userfeedback-plugins__failure" isUrgent>
					{ failure }
				</Announced>
			) }
		</li>
	);
}
