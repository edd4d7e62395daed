import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type {
	Preset,
	RangeChoice,
} from '../../../components/date-range/ranges';
import { isLocked } from '../../../components/date-range/ranges';
import { LockedArea, lockSentence } from '../../../components/lock';
import { useFeature } from '../../../hooks/use-feature';

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
 * The two ranges that are chosen most, as radio buttons that look like one segmented control. Neither is chosen while
 * the date picker's range is another one.
 */
export function RangeRadio( { range, today, onChange }: RangeRadioProps ) {
	const name = useId();
	const longer = useFeature( 'longer-ranges' );
	return (
		<fieldset className="userfeedback-range">
			<legend className="screen-reader-text">
				{ __( 'Range', 'userfeedback' ) }
			</legend>
			{ PRESETS.map( ( preset ) => {
				const isDisabled = isLocked(
					{ preset },
					longer.isAllowed,
					today
				);
				const id = `${ name }-${ preset }`;
				return (
					<LockedArea
						key={ preset }
						className="userfeedback-range__choice"
						feature="longer-ranges"
						medium="results-overview"
						isActive={ isDisabled }
					>
						<input
							type="radio"
							id={ id }
							name={ name }
							disabled={ isDisabled }
							checked={
								'preset' in range && range.preset === preset
							}
							onChange={ () => onChange( { preset } ) }
						/>
						<label
							htmlFor={ id }
							title={
								isDisabled ? lockSentence( longer ) : undefined
							}
						>
							{ label( preset ) }
						</label>
					</LockedArea>
				);
			} ) }
		</fieldset>
	);
}
