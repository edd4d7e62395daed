import { __, sprintf } from '@wordpress/i18n';
import { Card } from '../../../../../components/card';
import { formatNumber } from '../../../../../components/format';
import { RadioCards } from '../../../../../components/radio-cards';
import { TextField } from '../../../../../components/text-field';
import { LIMITS } from '../../../../../survey-model';
import { SURVEY_DEFAULTS } from '../../../../../survey-model/generated';
import { MEDIUM } from '../../medium';
import { useField } from '../../use-field';
import { isDelayValid } from './delay';

const DEFAULT_DELAY = SURVEY_DEFAULTS.settings.behavior.timing_delay;

function DelayField() {
	const delay = useField( 'settings.behavior.timing_delay' );
	return (
		<TextField
			className="userfeedback-editor__seconds"
			type="number"
			label={ __( 'Seconds', 'userfeedback' ) }
			help={ sprintf(
				/* translators: 1: 0, 2: 60. */
				__( 'From %1$s to %2$s.', 'userfeedback' ),
				formatNumber( 0 ),
				formatNumber( LIMITS.timingDelay )
			) }
			min={ 0 }
			max={ LIMITS.timingDelay }
			step={ 1 }
			inputMode="numeric"
			disabled={ delay.isLocked }
			value={ Number.isNaN( delay.value ) ? '' : String( delay.value ) }
			error={ delay.error }
			// An empty or unreadable field is not 0 seconds.
			onChange={ ( text ) =>
				delay.set( text === '' ? Number.NaN : Number( text ) )
			}
			onBlur={ delay.onBlur }
		/>
	);
}

/** When the survey appears on a page. */
export function TimingContent() {
	const timing = useField( 'settings.behavior.timing' );
	const delay = useField( 'settings.behavior.timing_delay' );
	return (
		<Card
			title={ __( 'Timing', 'userfeedback' ) }
			hasErrors={
				timing.error !== undefined || delay.error !== undefined
			}
		>
			<RadioCards
				label={ __( 'When it appears', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ timing.value }
				error={ timing.error }
				onChange={ ( value ) => {
					timing.set( value );
					// Its field is hidden now, so nobody could correct it.
					if ( value !== 'delay' && ! isDelayValid( delay.value ) ) {
						delay.set( DEFAULT_DELAY );
					}
				} }
				cards={ [
					{
						value: 'immediate',
						label: __( 'Immediately', 'userfeedback' ),
						description: __(
							'As soon as a page has loaded.',
							'userfeedback'
						),
					},
					{
						value: 'delay',
						label: __( 'After a delay', 'userfeedback' ),
						description: __(
							'Visitors can look around first.',
							'userfeedback'
						),
						feature: 'timing',
						children: <DelayField />,
					},
					{
						value: 'before_abandon',
						label: __( 'Before leaving', 'userfeedback' ),
						description: __(
							'When the pointer moves towards the top of the page. On desktop only.',
							'userfeedback'
						),
						feature: 'timing',
					},
					{
						value: 'half_page',
						label: __( 'Halfway down', 'userfeedback' ),
						description: __(
							'When the visitor has scrolled half of the page.',
							'userfeedback'
						),
						feature: 'timing',
					},
				] }
			/>
		</Card>
	);
}
