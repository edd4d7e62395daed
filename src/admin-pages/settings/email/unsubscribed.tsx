import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { useSnackbar } from '@/components/snackbars';
import { describeError } from '@/lib/describe-error';
import { toApiError } from '@/stores/api';
import { store as settingsStore } from '@/stores/settings';
import type { SettingsFields } from '../components/loaded-settings';

/** An address with the button that undoes its unsubscription. */
function Address( { address }: { address: string } ) {
	const { subscribeAgain } = useDispatch( settingsStore );
	const showSnackbar = useSnackbar();
	const [ isBusy, setBusy ] = useState( false );

	async function subscribe(): Promise< void > {
		setBusy( true );
		try {
			await subscribeAgain( address );
			showSnackbar(
				sprintf(
					/* translators: %s: an email address. */
					__( '%s gets weekly summaries again.', 'userfeedback' ),
					address
				),
				{ about: 'subscription' }
			);
		} catch ( thrown ) {
			setBusy( false );
			showSnackbar( describeError( toApiError( thrown ) ), {
				status: 'error',
				about: 'subscription',
			} );
		}
	}

	return (
		<li>
			<span>
				<bdi>{ address }</bdi>
			</span>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: an email address. */
					__( 'Subscribe again: %s', 'userfeedback' ),
					address
				) }
				onClick={ () => void subscribe() }
			>
				{ __( 'Subscribe again', 'userfeedback' ) }
			</Button>
		</li>
	);
}

/** The addresses that have unsubscribed from weekly summaries. */
export function Unsubscribed( { saved }: SettingsFields ) {
	const addresses = saved.summaries_unsubscribed;
	return addresses.length === 0 ? null : (
		<Card title={ __( 'Unsubscribed', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ __(
					'These people have ended the weekly summaries with the link in the email. Subscribe them again only if they ask for it.',
					'userfeedback'
				) }
			</p>
			<ul className="userfeedback-unsubscribed">
				{ addresses.map( ( address ) => (
					<Address key={ address } address={ address } />
				) ) }
			</ul>
		</Card>
	);
}
