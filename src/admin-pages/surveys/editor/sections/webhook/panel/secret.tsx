import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatDateTime } from '@/lib/format';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useSnackbar } from '@/components/snackbars';
import { makeWebhookSecret } from '@/stores/webhooks-api';
import type { WebhookState } from '@/survey-model';
import type { WebhookWork } from './use-webhook-work';

interface WebhookSecretProps {
	surveyId: number;
	state: WebhookState;
	work: WebhookWork;
}

/** The secret that signs what is sent: shown once, when it is made. */
export function WebhookSecret( { surveyId, state, work }: WebhookSecretProps ) {
	const [ secret, setSecret ] = useState< string >();
	const [ isAsking, setAsking ] = useState( false );

	async function make(): Promise< void > {
		setAsking( false );
		const made = await work.run( 'secret', () =>
			makeWebhookSecret( surveyId )
		);
		setSecret( made?.secret ?? secret );
	}
	const name = state.has_secret
		? __( 'Create a new secret', 'userfeedback' )
		: __( 'Create a secret', 'userfeedback' );
	return (
		<div className="userfeedback-webhook__part">
			<h3>{ __( 'Signing secret', 'userfeedback' ) }</h3>
			<p>
				{ __(
					'The receiving service uses it to check that a request comes from your site. Treat it like a password.',
					'userfeedback'
				) }
			</p>
			{ secret !== undefined && <ShownSecret secret={ secret } /> }
			{ state.previous_until !== null && (
				<p>
					{ sprintf(
						/* translators: %s: date and time. */
						__(
							'Until %s, requests are also signed with the previous secret.',
							'userfeedback'
						),
						formatDateTime( state.previous_until )
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				isBusy={ work.running === 'secret' }
				disabled={ work.running === 'secret' }
				onClick={ () =>
					state.has_secret ? setAsking( true ) : void make()
				}
			>
				{ name }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Create a new secret?', 'userfeedback' ) }
					confirmLabel={ name }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => void make() }
				>
					{ __(
						'For 24 hours requests are signed with both secrets. Enter the new one in the receiving service within that time.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</div>
	);
}

function ShownSecret( { secret }: { secret: string } ) {
	const showSnackbar = useSnackbar();
	const copy = useCopyToClipboard< HTMLButtonElement >( secret, () =>
		showSnackbar( __( 'Copied to Clipboard', 'userfeedback' ), {
			about: 'clipboard',
		} )
	);
	return (
		<>
			<div className="userfeedback-webhook__value">
				<code dir="ltr">{ secret }</code>
				<Button __next40pxDefaultSize ref={ copy } variant="secondary">
					{ __( 'Copy the secret', 'userfeedback' ) }
				</Button>
			</div>
			<p>
				<strong>
					{ __(
						'Copy it now: it is not shown again.',
						'userfeedback'
					) }
				</strong>
			</p>
		</>
	);
}
