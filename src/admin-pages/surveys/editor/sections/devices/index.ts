import { __ } from '@wordpress/i18n';
import { deviceName } from '@/lib/device-name';
import { formatList } from '@/lib/format';
import type { Section } from '../../section';
import { SETTINGS } from '../steps';
import { DevicesContent } from './content';
import { ALL_DEVICES } from './all-devices';

const DEVICES = 'settings.targeting.devices';

/** The devices on which the survey shows. */
export const devices: Section = {
	name: 'devices',
	step: SETTINGS,
	fields: [
		{
			path: DEVICES,
			feature: 'devices',
			showsErrors: 'field',
			errors: ( { settings } ) =>
				settings.targeting.devices.length === 0
					? [
							{
								field: DEVICES,
								code: 'required',
								text: __(
									'Choose at least one device.',
									'userfeedback'
								),
							},
						]
					: [],
		},
	],
	facts: ( { settings: { targeting } } ) => [
		{
			name: __( 'Devices', 'userfeedback' ),
			value: formatList(
				ALL_DEVICES.filter( ( device ) =>
					targeting.devices.includes( device )
				).map( deviceName )
			),
		},
	],
	Content: DevicesContent,
};
