import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settingsUrl } from '../../../components/admin-data';
import type { AddOnWork } from '../../../components/add-on-flow/error-text';
import { campaignUrl } from '../../../components/upgrade-modal/campaign-url';
import type { AddOn } from '../../../stores/add-ons/types';
import type { AddOnStep } from '../status';

/** What a button says while it works. */
export function busyLabel( work: AddOnWork ): string {
	/* eslint-disable @wordpress/i18n-ellipsis -- the words are given to the letter */
	switch ( work ) {
		case 'install':
		case 'upload':
			return __( 'Installing...', 'userfeedback' );
		case 'activate':
			return __( 'Activating...', 'userfeedback' );
		case 'deactivate':
			return __( 'Deactivating...', 'userfeedback' );
	}
	/* eslint-enable @wordpress/i18n-ellipsis -- from here on our own words */
}

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
	/** What is being done with this add-on now. */
	work: AddOnWork | undefined;
	/** Whether anything is being done with any add-on. */
	isBlocked: boolean;
	/** Does the step; undefined where the user may not. Steps that are links need none. */
	onAct: ( () => void ) | undefined;
	/** What to do instead where the user may not. */
	note: string;
}

/** Where a step leads that is a link. */
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

/** The one button of a card. */
export function AddOnAction( {
	addOn,
	step,
	work,
	isBlocked,
	onAct,
	note,
}: AddOnActionProps ) {
	const looks = {
		__next40pxDefaultSize: true,
		variant: step === 'deactivate' ? 'tertiary' : 'secondary',
	} as const;
	const link = work === undefined ? linkOf( step, addOn ) : undefined;
	// Eight buttons of the same name are told apart by what they are for.
	const whose = <VisuallyHidden>{ ` ${ addOn.title }` }</VisuallyHidden>;
	if ( link ) {
		return (
			<Button { ...looks } { ...link }>
				{ label( step ) }
				{ whose }
				{ 'target' in link && (
					<VisuallyHidden>
						{ ` ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
					</VisuallyHidden>
				) }
			</Button>
		);
	}
	if ( onAct === undefined ) {
		return <span className="userfeedback-add-on__note">{ note }</span>;
	}
	return (
		<Button
			{ ...looks }
			accessibleWhenDisabled
			disabled={ isBlocked }
			isBusy={ work !== undefined }
			onClick={ onAct }
		>
			{ work === undefined ? label( step ) : busyLabel( work ) }
			{ whose }
		</Button>
	);
}
