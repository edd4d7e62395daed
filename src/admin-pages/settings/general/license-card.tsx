import { speak } from '@wordpress/a11y';
import { Button, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import {
	createInterpolateElement,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { LicenseState } from '@/lib/admin-data';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { StatusDot } from '@/components/status-label';
import { TextField } from '@/components/text-field';
import { store as licenseStore } from '@/stores/license';
import type { LicenseKeyInfo, LicenseScope } from '@/stores/license/types';
import { ConnectError } from './connect-error';
import { keyFacts, stateText, workText } from './license-texts';
import type { LicenseWork } from './use-license-key';
import { useLicenseKey } from './use-license-key';

/** The colour of each state, as the survey status with that colour. */
const DOTS = {
	none: 'draft',
	valid: 'publish',
	expired: 'trash',
	disabled: 'trash',
	invalid: 'trash',
} as const;

interface LicenseCardProps {
	scope: LicenseScope;
	info: LicenseKeyInfo;
	state: LicenseState;
}

function Intro( { scope }: Pick< LicenseCardProps, 'scope' > ) {
	const text =
		scope === 'network'
			? __(
					'The key of the whole network: it counts on every site that has no valid one of its own.',
					'userfeedback'
				)
			: createInterpolateElement(
					__(
						'Your license key unlocks the addons and features of your plan. Find it <a>in your account</a>.',
						'userfeedback'
					),
					{
						a: (
							// The link's text comes from the translation.
							// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
							<a
								href={ getAdminData().store.account }
								target="_blank"
								rel="noopener noreferrer"
							/>
						),
					}
				);
	return <p className="userfeedback-settings__intro">{ text }</p>;
}

/** The text below the field: the running operation, the key's state or what to do. */
function KeyHelp( {
	work,
	facts,
}: {
	work: LicenseWork | undefined;
	facts: string;
} ) {
	const words = work && workText( work );
	useEffect( () => {
		if ( words !== undefined ) {
			speak( words );
		}
	}, [ words ] );
	if ( words !== undefined ) {
		return (
			<span className="userfeedback-license__work">
				<Spinner />
				{ words }
			</span>
		);
	}
	return (
		<>
			{ facts ||
				__(
					'Paste your key. It is checked as soon as you stop typing.',
					'userfeedback'
				) }
		</>
	);
}

/** The style of the field. A field without a key gets a style of its own, since a missing key is no error. */
function keyStyle( isValid: boolean, { type }: LicenseKeyInfo ): string {
	if ( isValid ) {
		return ' is-valid';
	}
	return type === '' ? ' has-no-type' : '';
}

/**
 * Moves the focus to the field when the focused button appears or disappears with the key. Returns a ref for the
 * element around the field.
 */
function useFocusInField( hasKey: boolean ) {
	const container = useRef< HTMLDivElement >( null );
	const hadKey = useRef( hasKey );
	useEffect( () => {
		const element = container.current;
		const { activeElement, body } = element?.ownerDocument ?? document;
		if ( hadKey.current !== hasKey && activeElement === body ) {
			element?.querySelector( 'input' )?.focus();
		}
		hadKey.current = hasKey;
	}, [ hasKey ] );
	return container;
}

/** The license key of a site or network, and its state. */
export function LicenseCard( { scope, info, state }: LicenseCardProps ) {
	const isPro = useSelect( ( select ) => select( licenseStore ).isPro(), [] );
	// After the first verification, the button for the next step stays until the page is left.
	const [ wasLite ] = useState( ! isPro );
	const hasKey = state !== 'none';
	const license = useLicenseKey( info.key, hasKey && info.key === '', scope );
	const { text, isStored, work, problem } = license;
	const field = useFocusInField( hasKey );
	const title =
		scope === 'network'
			? __( 'Network license', 'userfeedback' )
			: __( 'License', 'userfeedback' );
	const isValid = isStored && state === 'valid';
	const isInvalid = problem !== undefined || ( isStored && ! isValid );
	const facts = isStored ? keyFacts( info, state ) : '';
	const buttonProps = {
		__next40pxDefaultSize: true,
		accessibleWhenDisabled: true,
		variant: 'secondary',
	} as const;
	return (
		<Card
			title={ title }
			label={ title }
			tools={
				<StatusDot
					status={ DOTS[ state ] }
					text={ stateText( state ) }
				/>
			}
		>
			<Intro scope={ scope } />
			<div className="userfeedback-license" ref={ field }>
				<TextField
					className={ `userfeedback-license__key${ keyStyle( isValid, info ) }` }
					label={
						scope === 'network'
							? __( 'Network license key', 'userfeedback' )
							: __( 'License key', 'userfeedback' )
					}
					dir="ltr"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={ false }
					value={ text }
					isInvalid={ isInvalid }
					error={ problem }
					help={ <KeyHelp work={ work } facts={ facts } /> }
					onFocus={ license.onFocus }
					onChange={ license.onChange }
					onBlur={ license.onBlur }
				/>
				<div className="userfeedback-license__actions">
					{ scope === 'site' && ( wasLite || ! isPro ) && (
						<Button
							{ ...buttonProps }
							disabled={
								text.trim() === '' || work === 'connect'
							}
							isBusy={ work === 'connect' }
							onClick={ license.connect }
						>
							{ __( 'Connect', 'userfeedback' ) }
						</Button>
					) }
					{ hasKey && (
						<>
							<Button
								{ ...buttonProps }
								disabled={ work !== undefined }
								onClick={ license.refresh }
							>
								{ __( 'Refresh', 'userfeedback' ) }
							</Button>
							<Button
								{ ...buttonProps }
								isDestructive
								disabled={ work !== undefined }
								onClick={ license.deactivate }
							>
								{ __( 'Deactivate', 'userfeedback' ) }
							</Button>
						</>
					) }
				</div>
			</div>
			{ license.failedConnection && (
				<ConnectError
					error={ license.failedConnection }
					onClose={ license.forgetConnection }
				/>
			) }
		</Card>
	);
}
