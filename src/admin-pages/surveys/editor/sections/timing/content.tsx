import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { RadioCards } from '@/components/radio-cards';
import { TextField } from '@/components/text-field';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { MEDIUM } from '../../medium';
import { useEditor } from '../../context';
import { useField } from '../../use-field';
import type { NumberLimits } from './limits';
import { DELAY, isWithin, PERCENT } from './limits';

const { timing_delay: DEFAULT_DELAY, scroll_percent: DEFAULT_PERCENT } =
	SURVEY_DEFAULTS.settings.behavior;

interface NumberFieldProps {
	label: string;
	limits: NumberLimits;
	path: 'settings.behavior.timing_delay' | 'settings.behavior.scroll_percent';
}

function NumberField( { label, limits, path }: NumberFieldProps ) {
	const field = useField( path );
	return (
		<TextField
			className="userfeedback-editor__seconds"
			type="number"
			label={ label }
			help={ sprintf(
				/* translators: 1: the smallest number, such as 0. 2: the largest one, such as 60. */
				__( 'From %1$s to %2$s.', 'userfeedback' ),
				formatNumber( limits.min ),
				formatNumber( limits.max )
			) }
			min={ limits.min }
			max={ limits.max }
			step={ 1 }
			inputMode="numeric"
			disabled={ field.isLocked }
			// What the browser kept of an unreadable number is null.
			value={
				Number.isFinite( field.value ) ? String( field.value ) : ''
			}
			error={ field.error }
			// An empty or unreadable field is not 0.
			onChange={ ( text ) =>
				field.set( text === '' ? Number.NaN : Number( text ) )
			}
			onBlur={ field.onBlur }
		/>
	);
}

/** When the survey appears on a page. */
export function TimingContent() {
	const timing = useField( 'settings.behavior.timing' );
	const delay = useField( 'settings.behavior.timing_delay' );
	const percent = useField( 'settings.behavior.scroll_percent' );
	const rage = useField( 'settings.behavior.rage_click' );
	const { survey, set } = useEditor();

	/** One edit, so that one undo takes it back. */
	function choose( value: typeof timing.value ): void {
		set( 'settings.behavior', {
			...survey.settings.behavior,
			timing: value,
			// A field that is hidden now could not be corrected.
			...( value !== 'delay' &&
				! isWithin( DELAY, delay.value ) && {
					timing_delay: DEFAULT_DELAY,
				} ),
			...( value !== 'half_page' &&
				! isWithin( PERCENT, percent.value ) && {
					scroll_percent: DEFAULT_PERCENT,
				} ),
		} );
	}

	return (
		<Card
			title={ __( 'Timing', 'userfeedback' ) }
			hasErrors={
				( timing.error ?? delay.error ?? percent.error ) !== undefined
			}
		>
			<RadioCards
				label={ __( 'When it appears', 'userfeedback' ) }
				medium={ MEDIUM }
				value={ timing.value }
				error={ timing.error }
				onChange={ choose }
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
						children: (
							<NumberField
								label={ __( 'Seconds', 'userfeedback' ) }
								limits={ DELAY }
								path="settings.behavior.timing_delay"
							/>
						),
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
							'When the visitor has scrolled half of the page, or as much as you choose.',
							'userfeedback'
						),
						feature: 'timing',
						children: (
							<NumberField
								label={ __(
									'Percent of the page',
									'userfeedback'
								) }
								limits={ PERCENT }
								path="settings.behavior.scroll_percent"
							/>
						),
					},
				] }
			/>
			<LockableToggle
				feature="heatmaps"
				medium={ MEDIUM }
				label={ __( 'Wait for repeated clicks', 'userfeedback' ) }
				help={ __(
					'Only visitors who click three times quickly on one spot see it, as people do when nothing happens. For surveys with one question.',
					'userfeedback'
				) }
				checked={ rage.value }
				onChange={ rage.set }
			/>
		</Card>
	);
}
