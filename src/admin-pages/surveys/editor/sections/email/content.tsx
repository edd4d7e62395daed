import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { AddressesField } from '@/components/addresses-field';
import { LIMITS, errorsWithin } from '@/survey-model';
import {
	HiddenNotification,
	NotificationCard,
} from '../../components/notification-card';
import { useEditor } from '../../context';
import { useField } from '../../use-field';
import { EmailLogic } from './email-logic';
import { LOGIC } from './logic-errors';

/** The recipients of emails about new responses. */
export function EmailContent() {
	const active = useField( 'notifications.email.active' );
	const addresses = useField( 'notifications.email.addresses' );
	const { errors, isRevealed } = useEditor();
	const hasErrors =
		addresses.error !== undefined ||
		errorsWithin( errors, LOGIC ).some(
			( { message } ) => isRevealed || message !== undefined
		);
	// Without this capability, the server hides the addresses and refuses changes.
	const mayChange = getAdminData().capabilities.view_results;
	return (
		<NotificationCard
			title={ __( 'Send Email', 'userfeedback' ) }
			hint={ __(
				'Emails you each response. When many come in an hour, one email covers several.',
				'userfeedback'
			) }
			switchLabel={ __(
				'Send an email for each response',
				'userfeedback'
			) }
			isOn={ active.value }
			onSwitch={ active.set }
			isSwitchDisabled={ ! mayChange }
			hasErrors={ hasErrors }
			isClosed={ mayChange && ! active.value && ! hasErrors }
		>
			{ mayChange ? (
				<>
					<AddressesField
						label={ __( 'Addresses', 'userfeedback' ) }
						help={
							addresses.value.trim() === ''
								? __(
										'No email is sent until you enter an address.',
										'userfeedback'
									)
								: __(
										'Separate several addresses with commas.',
										'userfeedback'
									)
						}
						maxLength={ LIMITS.messageLength }
						value={ addresses.value }
						error={ addresses.error }
						onChange={ addresses.set }
						onBlur={ addresses.onBlur }
					/>
					<EmailLogic />
				</>
			) : (
				<HiddenNotification />
			) }
		</NotificationCard>
	);
}
