import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settingsUrl } from '@/lib/admin-data';
import { busyLabel } from '@/components/add-on-flow/busy-label';
import type { AddOnWork } from '@/components/add-on-flow/error-text';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import type { AddOn } from '@/stores/add-ons/types';
import type { AddOnStep } from '../status';

function label( step: AddOnStep ): string {
	switch ( step ) {
		case 'install':
			return __( 'Install', 'userfeedback' );
		case 'activate':
			return __( 'Activate', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivate', 'userfeedback' );
		case 'enter-license':
			return __( 'Activate License', 'userfeedback' );
		case 'upgrade':
			return __( 'Upgrade Now', 'userfeedback' );
		case 'redirect':
			return __( 'Open', 'userfeedback' );
	}
}

interface AddOnActionProps {
	addOn: AddOn;
	step: AddOnStep;
	/** The operation that is running on this add-on. */
	work: AddOnWork | undefined;
	/** Whether an operation is running on any add-on. */
	isBlocked: boolean;
	/** Runs the step; undefined if the user lacks the permission. Steps that are links do not use it. */
	onAct: ( () => void ) | undefined;
	/** What to do instead if the user lacks the permission. */
	note: string;
}

/** The target of a step that is a link. */
function linkOf( step: AddOnStep, { slug, redirect }: AddOn ) {
	const elsewhere = { target: '_blank', rel: 'noopener' };
	switch ( step ) {
		case 'enter-license':
			return { href: settingsUrl() };
		case 'redirect':
			return { href: redirect ?? '', ...elsewhere };
		case 'upgrade':
			return {
				href: campaignUrl( {
					medium: 'addons',
					campaign: 'addon-card',
					content: slug,
				} ),
				...elsewhere,
			};
		default:
			return undefined;
	}
}

/** The button of a card. */
export function AddOnAction( {
	addOn,
	step,
	work,
	isBlocked,
	onAct,
	note,
}: AddOnActionProps ) {
	const buttonProps = {
		__next40pxDefaultSize: true,
		variant: step === 'deactivate' ? 'tertiary' : 'secondary',
	} as const;
	const link = work === undefined ? linkOf( step, addOn ) : undefined;
	// Distinguishes buttons with the same text for screen readers.
	const accessibleSuffix = (
		<VisuallyHidden>{ ` ${ addOn.title }` }</VisuallyHidden>
	);
	if ( link ) {
		return (
			<Button { ...buttonProps } { ...link }>
				{ label( step ) }
				{ accessibleSuffix }
				{ 'target' in link && (
					<VisuallyHidden>
						{ ` ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
					</VisuallyHidden>
				) }
			</Button>
		);
	}
	if ( onAct === undefined ) {
		return <span className="userfeedback-tool__note">{ note }</span>;
	}
	return (
		<Button
			{ ...buttonProps }
			accessibleWhenDisabled
			disabled={ isBlocked }
			isBusy={ work !== undefined }
			onClick={ onAct }
		>
			{ work === undefined ? label( step ) : busyLabel( work ) }
			{ accessibleSuffix }
		</Button>
	);
}
