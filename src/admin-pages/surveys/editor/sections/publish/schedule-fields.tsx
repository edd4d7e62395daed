import { RadioControl, SelectControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { formatDateTime, siteDay } from '@/lib/format';
import { siteZoneName } from '@/lib/site-zone';
import { TextField } from '@/components/text-field';
import type {
	PublicationChoice,
	ScheduleChoice,
	ScheduleProblem,
} from '@/survey-model';
import { SCHEDULE_TIMES } from '@/survey-model';
import { problemText } from './problem-text';

interface ScheduleFieldsProps {
	choice: PublicationChoice;
	problem: ScheduleProblem | undefined;
	onChange: ( changes: Partial< ScheduleChoice > ) => void;
	isDisabled: boolean;
	/** The server's message about the date. */
	error: string | undefined;
	/** Whether visitors see the survey now. */
	isLive: boolean;
}

function timeOptions( time: string ): { value: string; label: string }[] {
	// A date that another program stored may have a time between them.
	const times =
		SCHEDULE_TIMES.includes( time ) || time === ''
			? SCHEDULE_TIMES
			: [ ...SCHEDULE_TIMES, time ];
	return [
		{ value: '', label: __( 'Choose a time', 'userfeedback' ) },
		...times.map( ( value ) => ( { value, label: value } ) ),
	];
}

/** Date and time at which a survey is published, in the site's time zone. */
export function ScheduleFields( {
	choice: { schedule, publishAt },
	problem,
	onChange,
	isDisabled,
	error,
	isLive,
}: ScheduleFieldsProps ) {
	const id = useInstanceId( ScheduleFields, 'userfeedback-schedule' );
	const isInvalid =
		error !== undefined ||
		( problem !== undefined && problem !== 'incomplete' );
	return (
		<fieldset
			className={ `userfeedback-schedule${ isInvalid ? ' is-invalid' : '' }` }
			aria-describedby={ id }
			disabled={ isDisabled }
		>
			<legend>{ __( 'Publish on', 'userfeedback' ) }</legend>
			<div className="userfeedback-schedule__fields">
				<TextField
					type="date"
					label={ __( 'Date', 'userfeedback' ) }
					min={ siteDay( Date.now() ) }
					isInvalid={ isInvalid }
					value={ schedule.date }
					onChange={ ( date ) => onChange( { date } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Time', 'userfeedback' ) }
					aria-invalid={ isInvalid }
					value={ schedule.time }
					options={ timeOptions( schedule.time ) }
					onChange={ ( time ) => onChange( { time } ) }
				/>
				<RadioControl
					className="userfeedback-schedule__meridiem"
					label={ __( 'AM or PM', 'userfeedback' ) }
					selected={ schedule.meridiem }
					options={ [
						{
							value: 'am',
							label: __( 'AM', 'userfeedback' ),
						},
						{
							value: 'pm',
							label: __( 'PM', 'userfeedback' ),
						},
					] }
					onChange={ ( meridiem ) =>
						onChange( {
							meridiem: meridiem === 'am' ? 'am' : 'pm',
						} )
					}
				/>
			</div>
			<Announced
				id={ id }
				className="userfeedback-schedule__outcome"
				isSilentAtFirst
			>
				{ error ??
					( problem === undefined && publishAt !== undefined
						? sprintf(
								/* translators: 1: date and time, 2: name of a time zone, such as Europe/Berlin. */
								__(
									'Visitors see the survey from %1$s (%2$s).',
									'userfeedback'
								),
								formatDateTime( publishAt ),
								siteZoneName()
							)
						: problem && problemText( problem ) ) }
			</Announced>
			{ isLive && (
				<Announced className="userfeedback-schedule__offline">
					{ __(
						'This survey is live now. If you schedule it, visitors do not see it until then.',
						'userfeedback'
					) }
				</Announced>
			) }
		</fieldset>
	);
}
