import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Feature } from '../../hooks/use-feature';
import { AddOnFlow } from '../add-on-flow';
import { addOnsUrl, getAdminData, settingsUrl } from '../../lib/admin-data';
import { planName } from '../../lib/plan-name';
import { reloadPage } from '../../lib/reload-page';

interface UnlockActionProps {
	feature: Feature;
	/** Opens the dialog about the upgrade and its price. */
	onUpgrade: () => void;
	/** Use `primary` only for the main button of a dialog. */
	variant?: 'primary' | 'secondary';
}

/** Whether the current user can activate an add-on here. */
function canActivate( slug: string ): boolean {
	const { add_ons: addOns, capabilities } = getAdminData();
	const { manage, install_plugins, activate_plugins } = capabilities;
	return (
		manage &&
		activate_plugins &&
		( install_plugins || ( addOns[ slug ]?.installed ?? false ) )
	);
}

function ActivateAddOn( {
	slug,
	buttonProps,
}: {
	slug: string;
	buttonProps: object;
} ) {
	const [ isActivating, setIsActivating ] = useState( false );
	return (
		<>
			<Button
				{ ...buttonProps }
				onClick={ () => setIsActivating( true ) }
			>
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

/** A link to a page for users who manage the plugin. Others see whom to ask. */
function ManagersLink( {
	href,
	buttonProps,
	children,
}: {
	href: string;
	buttonProps: object;
	children: string;
} ) {
	return getAdminData().capabilities.manage ? (
		<Button { ...buttonProps } href={ href }>
			{ children }
		</Button>
	) : (
		<span>
			{ __( 'Ask an administrator of this site.', 'userfeedback' ) }
		</span>
	);
}

/** The button that leads to unlocking a feature. */
export function UnlockAction( {
	feature: { decision, plan, addon },
	onUpgrade,
	variant = 'secondary',
}: UnlockActionProps ) {
	const buttonProps = { __next40pxDefaultSize: true, variant } as const;
	switch ( decision ) {
		case 'upgrade':
			return (
				<Button { ...buttonProps } onClick={ onUpgrade }>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__( 'Upgrade to %s', 'userfeedback' ),
						planName( plan )
					) }
				</Button>
			);
		case 'license':
			return (
				<ManagersLink
					buttonProps={ buttonProps }
					href={ settingsUrl() }
				>
					{ __( 'Enter your license key', 'userfeedback' ) }
				</ManagersLink>
			);
		case 'activate-addon':
			return canActivate( addon ?? '' ) ? (
				<ActivateAddOn
					slug={ addon ?? '' }
					buttonProps={ buttonProps }
				/>
			) : (
				<ManagersLink buttonProps={ buttonProps } href={ addOnsUrl() }>
					{ __( 'See the add-ons', 'userfeedback' ) }
				</ManagersLink>
			);
		case 'unknown':
			return (
				<Button { ...buttonProps } onClick={ reloadPage }>
					{ __( 'Reload the page', 'userfeedback' ) }
				</Button>
			);
		case 'allowed':
			return null;
	}
}
