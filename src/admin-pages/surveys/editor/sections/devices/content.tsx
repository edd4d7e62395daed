import { CheckboxControl, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import { Card } from '@/components/card';
import { LockedArea } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import { deviceName } from '@/lib/device-name';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { ALL_DEVICES } from './all-devices';

const ICONS = { desktop, tablet, mobile };

const ERROR_ID = 'userfeedback-devices-error';

/** The devices on which the survey shows. In a plan without this choice all of them are checked. */
export function DevicesContent() {
	const { value, error, isLocked, lock, set, onBlur } = useField(
		'settings.targeting.devices'
	);
	const { decision } = useFeature( 'devices' );
	const chosen = decision === 'upgrade' ? ALL_DEVICES : value;
	return (
		<LockedArea feature="devices" medium={ MEDIUM }>
			<Card
				title={ __( 'Devices', 'userfeedback' ) }
				hasErrors={ error !== undefined }
				tools={ lock }
			>
				<p className="userfeedback-editor__lead">
					{ __(
						'The survey shows on the devices that are checked.',
						'userfeedback'
					) }
				</p>
				<fieldset
					className="userfeedback-devices"
					aria-describedby={ error && ERROR_ID }
					onBlur={ onBlur }
				>
					<legend className="screen-reader-text">
						{ __( 'Where it shows', 'userfeedback' ) }
					</legend>
					{ ALL_DEVICES.map( ( device ) => (
						<div className="userfeedback-device" key={ device }>
							<Icon icon={ ICONS[ device ] } />
							<CheckboxControl
								__nextHasNoMarginBottom
								label={ deviceName( device ) }
								disabled={ isLocked }
								aria-invalid={ error !== undefined }
								checked={ chosen.includes( device ) }
								onChange={ ( isChecked ) =>
									set(
										ALL_DEVICES.filter( ( other ) =>
											other === device
												? isChecked
												: value.includes( other )
										)
									)
								}
							/>
						</div>
					) ) }
				</fieldset>
				{ error !== undefined && (
					<p id={ ERROR_ID } className="userfeedback-editor__error">
						{ error }
					</p>
				) }
			</Card>
		</LockedArea>
	);
}
