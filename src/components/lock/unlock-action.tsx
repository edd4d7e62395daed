import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Feature } from '../../hooks/use-feature';
import { AddOnFlow } from '../add-on-flow';
import { addOnsUrl, getAdminData, settingsUrl } from '../admin-data';
import { planName } from '../plan-name';
import { reloadPage } from '../reload-page';

interface UnlockActionProps {
	feature: Feature;
	/** Shows what an upgrade brings and costs. */
	onUpgrade: () => void;
	/** Secondary unless it is what a dialog is for. */
	variant?: 'primary' | 'secondary';
}

/** Whether the user at hand can bring an add-on into use from here. */
function canActivate( slug: string ): boolean {
	const { add_ons: addOns, capabilities } = getAdminData();
	const { manage, install_plugins, activate_plugins } = capabilities;
	return (
		manage &&
		activate_plugins &&
		( install_plugins || ( addOns[ slug ]?.installed ?? false ) )
	);
}

function ActivateAddOn( { slug, looks }: { slug: string; looks: object } ) {
	const [ isActivating, setIsActivating ] = useState( false );
	return (
		<>
			<Button { ...looks } onClick={ () => setIsActivating( true ) }>
				{ __( 'Activate Addon', 'userfeedback' ) }
			</Button>
			{ isActivating && (
				<AddOnFlow
					addOn={ slug }
					onClose={ () => setIsActivating( false ) }
				/>
			) }
		</>
	);
}

/** A way to a page that only those may open who manage the plugin; the others learn whom to ask. */
function ManagersLink( {
	href,
	looks,
	children,
}: {
	href: string;
	looks: object;
	children: string;
} ) {
	return getAdminData().capabilities.manage ? (
		<Button { ...looks } href={ href }>
			{ children }
		</Button>
	) : (
		<span>
			{ __( 'Ask an administrator of this site.', 'userfeedback' ) }
		</span>
	);
}

/** The one button that leads to a locked feature. */
export function UnlockAction( {
	feature: { decision, plan, addon },
	onUpgrade,
	variant = 'secondary',
}: UnlockActionProps ) {
	const looks = { __next40pxDefaultSize: true, variant } as const;
	switch ( decision ) {
		case 'upgrade':
			return (
				<Button { ...looks } onClick={ onUpgrade }>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__( 'Upgrade to %s', 'userfeedback' ),
						planName( plan )
					) }
				</Button>
			);
		case 'license':
			return (
				<ManagersLink looks={ looks } href={ settingsUrl() }>
					{ __( 'Enter your license key', 'userfeedback' ) }
				</ManagersLink>
			);
		case 'activate-addon':
			return canActivate( addon ?? '' ) ? (
				<ActivateAddOn slug={ addon ?? '' } looks={ looks } />
			) : (
				<ManagersLink looks={ looks } href={ addOnsUrl() }>
					{ __( 'See the add-ons', 'userfeedback' ) }
				</ManagersLink>
			);
		case 'unknown':
			return (
				<Button { ...looks } onClick={ reloadPage }>
					{ __( 'Reload the page', 'userfeedback' ) }
				</Button>
			);
		case 'allowed':
			return null;
	}
}
