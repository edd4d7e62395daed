import { __ } from '@wordpress/i18n';
import type { Preset, RangeChoice } from '@/components/date-range/ranges';
import { isLocked } from '@/components/date-range/ranges';
import { LockedArea, lockSentence } from '@/components/lock';
import { SegmentedControl } from '@/components/segmented-control';
import { useFeature } from '@/hooks/use-feature';

const PRESETS = [ 'last-7-days', 'last-30-days' ] as const satisfies Preset[];

function label( preset: ( typeof PRESETS )[ number ] ): string {
	return preset === 'last-7-days'
		? __( 'Past 7 Days', 'userfeedback' )
		: __( 'Past 30 Days', 'userfeedback' );
}

interface RangeRadioProps {
	range: RangeChoice;
	/** The site's date. */
	today: string;
	onChange: ( range: RangeChoice ) => void;
}

/**
 * The two ranges that are chosen most. Neither is chosen while the date picker's range is another one.
 */
export function RangeRadio( { range, today, onChange }: RangeRadioProps ) {
	const longer = useFeature( 'longer-ranges' );
	return (
		<SegmentedControl< ( typeof PRESETS )[ number ] >
			label={ __( 'Range', 'userfeedback' ) }
			value={
				PRESETS.find(
					( preset ) => 'preset' in range && range.preset === preset
				) ?? null
			}
			options={ PRESETS.map( ( preset ) => {
				const isDisabled = isLocked(
					{ preset },
					longer.isAllowed,
					today
				);
				return {
					value: preset,
					label: label( preset ),
					isDisabled,
					hint: isDisabled ? lockSentence( longer ) : undefined,
					wrap: ( option ) => (
						<LockedArea
							feature="longer-ranges"
							medium="results-overview"
							isActive={ isDisabled }
						>
							{ option }
						</LockedArea>
					),
				};
			} ) }
			onChange={ ( preset ) => onChange( { preset } ) }
		/>
	);
}
