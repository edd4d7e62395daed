import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { AddressesField } from '@/components/addresses-field';
import { useTouched } from '@/hooks/use-touched';
import { areAddressesValid } from '@/survey-model';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** Who gets the weekly summaries. */
export function Recipients( { settings, errorOf, edit }: SettingsFields ) {
	const { isTouched, onBlur } = useTouched();
	const addresses = settings.notifications_recipients;
	const invalid =
		isTouched && ! areAddressesValid( addresses )
			? __(
					'Enter email addresses, separated by commas.',
					'userfeedback'
				)
			: undefined;
	return (
		<Card title={ __( 'Weekly summaries', 'userfeedback' ) }>
			<div id={ settingId( 'notifications_recipients' ) }>
				<AddressesField
					label={ __( 'Recipients', 'userfeedback' ) }
					help={ __(
						'Who gets the weekly summaries. Separate several addresses with commas. Who is notified of each response is set in the survey.',
						'userfeedback'
					) }
					value={ addresses }
					error={ errorOf( 'notifications_recipients' ) ?? invalid }
					onChange={ ( text ) =>
						edit( 'notifications_recipients', text )
					}
					onBlur={ onBlur }
				/>
			</div>
		</Card>
	);
}
