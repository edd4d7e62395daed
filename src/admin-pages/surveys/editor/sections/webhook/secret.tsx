import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useSnackbar } from '@/components/snackbars';
import { useField } from '../../use-field';

/** The secret that signs what is sent. The server makes it when the survey is saved. */
export function WebhookSecret() {
	const secret = useField( 'notifications.webhook.secret' );
	const showSnackbar = useSnackbar();
	const [ isAsking, setAsking ] = useState( false );
	const copy = useCopyToClipboard< HTMLButtonElement >( secret.value, () =>
		showSnackbar( __( 'Copied to Clipboard', 'userfeedback' ), {
			about: 'clipboard',
		} )
	);
	return (
		<div className="userfeedback-webhook__secret">
			<h3>{ __( 'Signing secret', 'userfeedback' ) }</h3>
			{ secret.value === '' ? (
				<p>
					{ __(
						'A new secret is made when you save the survey.',
						'userfeedback'
					) }
				</p>
			) : (
				<>
					<p>
						{ __(
							'The receiving service uses it to check that a request comes from your site. Treat it like a password.',
							'userfeedback'
						) }
					</p>
					<div className="userfeedback-webhook__value">
						<code dir="ltr">{ secret.value }</code>
						<Button
							__next40pxDefaultSize
							ref={ copy }
							variant="secondary"
						>
							{ __( 'Copy the secret', 'userfeedback' ) }
						</Button>
						<Button
							__next40pxDefaultSize
							accessibleWhenDisabled
							variant="tertiary"
							disabled={ secret.isLocked }
							onClick={ () => setAsking( true ) }
						>
							{ __( 'Make a new secret', 'userfeedback' ) }
						</Button>
					</div>
				</>
			) }
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Make a new secret?', 'userfeedback' ) }
					confirmLabel={ __( 'Make a new secret', 'userfeedback' ) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						secret.set( '' );
					} }
				>
					{ __(
						'The receiving service refuses requests until you enter the new secret there. It is made when you save the survey.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</div>
	);
}
