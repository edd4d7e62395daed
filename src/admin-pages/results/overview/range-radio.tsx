import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Lock } from '../../../components/lock';
import { useFeature } from '../../../hooks/use-feature';
import type { Range } from './query';
import { RANGES, longestRange } from './query';

function label( range: Range ): string {
	return range === 7
		? __( 'Past 7 Days', 'userfeedback' )
		: __( 'Past 30 Days', 'userfeedback' );
}

interface RangeRadioProps {
	range: Range;
	onChange: ( range: Range ) => void;
}

/** Chooses the range in days: radio buttons that look like one segmented control. */
export function RangeRadio( { range, onChange }: RangeRadioProps ) {
	const name = useId();
	const longest = longestRange( useFeature( 'longer-ranges' ).isAllowed );
	return (
		<fieldset className="userfeedback-range">
			<legend className="screen-reader-text">
				{ __( 'Range', 'userfeedback' ) }
			</legend>
			{ RANGES.map( ( days ) => (
				<div key={ days } className="userfeedback-range__choice">
					<input
						type="radio"
						id={ `${ name }-${ days }` }
						name={ name }
						disabled={ days > longest }
						checked={ days === range }
						onChange={ () => onChange( days ) }
					/>
					<label htmlFor={ `${ name }-${ days }` }>
						{ label( days ) }
					</label>
				</div>
			) ) }
			<Lock feature="longer-ranges" medium="results-overview" />
		</fieldset>
	);
}
