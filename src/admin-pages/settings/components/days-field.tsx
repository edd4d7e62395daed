import { TextField } from '@/components/text-field';
import type { Settings } from '@/survey-model';
import type { SettingsFields } from './loaded-settings';

/** The settings that are numbers of days. */
type DaysName = {
	[ Name in keyof Settings ]: Settings[ Name ] extends number ? Name : never;
}[ keyof Settings ];

interface DaysFieldProps {
	fields: SettingsFields;
	name: DaysName;
	label: string;
	help: string;
	min: number;
	max: number;
}

/** A setting that is a number of days. */
export function DaysField( props: DaysFieldProps ) {
	const { fields, name, label, help, min, max } = props;
	const { settings, errorOf, edit } = fields;
	const days = settings[ name ];
	return (
		<TextField
			type="number"
			label={ label }
			help={ help }
			min={ min }
			max={ max }
			step={ 1 }
			inputMode="numeric"
			value={ Number.isNaN( days ) ? '' : String( days ) }
			error={ errorOf( name ) }
			// An empty or unreadable field is not 0 days.
			onChange={ ( text ) =>
				edit( name, text === '' ? Number.NaN : Number( text ) )
			}
		/>
	);
}
