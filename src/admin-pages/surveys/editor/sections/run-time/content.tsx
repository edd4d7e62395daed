import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatDay, formatMonth, formatNumber, siteDay } from '@/lib/format';
import { siteZoneName } from '@/lib/site-zone';
import { RadioCards } from '@/components/radio-cards';
import { isEqual } from '@/stores/equality';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { daysAfter, daysOf, inMonth, nextDay } from './days';

const UNSET = SURVEY_DEFAULTS.settings.behavior.expire_at;

/** How long a survey runs unless the owner chooses another day. */
const SUGGESTED_DAYS = 30;

function choices( count: number, label: ( value: number ) => string ) {
	return Array.from( { length: count }, ( _, index ) => ( {
		value: String( index + 1 ),
		label: label( index + 1 ),
	} ) );
}

function DayFields() {
	const date = useField( 'settings.behavior.expire_at' );
	const month = useField( 'settings.behavior.expire_at.month' );
	const day = useField( 'settings.behavior.expire_at.day' );
	const error = month.error ?? day.error;
	return (
		<>
			<div className="userfeedback-editor__date">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Month', 'userfeedback' ) }
					disabled={ date.isLocked }
					options={ choices( 12, formatMonth ) }
					value={ String( date.value.month ) }
					onChange={ ( value ) =>
						date.set( inMonth( date.value, Number( value ) ) )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Day', 'userfeedback' ) }
					disabled={ date.isLocked }
					options={ choices(
						daysOf( date.value.month ),
						formatNumber
					) }
					value={ String( date.value.day ) }
					onChange={ ( value ) => day.set( Number( value ) ) }
				/>
			</div>
			<p className="userfeedback-editor__remark">
				{ error ??
					sprintf(
						/* translators: 1: date with its year, 2: name of a time zone. */
						__(
							'If you publish it now, the survey shows for the last time on %1$s (time zone: %2$s).',
							'userfeedback'
						),
						formatDay(
							nextDay( date.value, siteDay( Date.now() ) )
						),
						siteZoneName()
					) }
			</p>
		</>
	);
}

/** Until when the published survey shows. */
export function RunTimeContent() {
	const run = useField( 'settings.behavior.run_time' );
	const date = useField( 'settings.behavior.expire_at' );
	return (
		<Card
			title={ __( 'Run time', 'userfeedback' ) }
			hasErrors={ run.error !== undefined }
		>
			<RadioCards
				label={ __( 'How long it runs', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ run.value }
				error={ run.error }
				onChange={ ( value ) => {
					run.set( value );
					if ( value === 'expire' && isEqual( date.value, UNSET ) ) {
						date.set(
							daysAfter( siteDay( Date.now() ), SUGGESTED_DAYS )
						);
					}
				} }
				cards={ [
					{
						value: 'indefinitely',
						label: __( 'Indefinitely', 'userfeedback' ),
						description: __(
							'As long as the survey is published.',
							'userfeedback'
						),
					},
					{
						value: 'expire',
						label: __( 'Until a date', 'userfeedback' ),
						description: __(
							'It stops by itself after a day that you choose.',
							'userfeedback'
						),
						feature: 'run-time',
						children: <DayFields />,
					},
				] }
			/>
		</Card>
	);
}
