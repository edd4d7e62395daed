import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { RadioCards } from '@/components/radio-cards';
import { TextField } from '@/components/text-field';
import { LIMITS } from '@/survey-model';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';

/** Days that are suggested when an owner chooses to hide the survey. */
const SUGGESTED = 7;

function DaysField() {
	const days = useField( 'settings.behavior.closed_days' );
	return (
		<TextField
			className="userfeedback-editor__seconds"
			type="number"
			label={ __( 'Days', 'userfeedback' ) }
			help={ sprintf(
				/* translators: 1: 1, 2: 365. */
				__( 'From %1$s to %2$s.', 'userfeedback' ),
				formatNumber( 1 ),
				formatNumber( LIMITS.closedDays )
			) }
			min={ 1 }
			max={ LIMITS.closedDays }
			step={ 1 }
			inputMode="numeric"
			value={ Number.isNaN( days.value ) ? '' : String( days.value ) }
			error={ days.error }
			// 0 would choose the other card while somebody is typing.
			onChange={ ( text ) => days.set( Number( text ) || Number.NaN ) }
			onBlur={ days.onBlur }
		/>
	);
}

/** What visitors see of a survey that they have closed. */
export function AfterClosingContent() {
	const days = useField( 'settings.behavior.closed_days' );
	return (
		<Card
			title={ __( 'After a visitor closes it', 'userfeedback' ) }
			hasErrors={ days.error !== undefined }
		>
			<RadioCards
				label={ __( 'What the visitor sees then', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ days.value === 0 ? 'tab' : 'hidden' }
				onChange={ ( choice ) =>
					days.set( choice === 'tab' ? 0 : SUGGESTED )
				}
				cards={ [
					{
						value: 'tab',
						label: __( 'Show its tab again', 'userfeedback' ),
						description: __(
							'It stays as a small tab until the browser is closed, and keeps what the visitor has answered.',
							'userfeedback'
						),
					},
					{
						value: 'hidden',
						label: __( 'Hide it for some days', 'userfeedback' ),
						description: __(
							'For this time, the visitor does not see the survey on any page.',
							'userfeedback'
						),
						children: <DaysField />,
					},
				] }
			/>
		</Card>
	);
}
