import { ToggleControl } from '@wordpress/components';
import type { RatingFields } from '../use-rating-fields';

type YesNoField =
	'show_vote_count' | 'show_rating' | 'show_uf_logo' | 'use_review_schema';

interface YesNoToggleProps extends RatingFields {
	field: YesNoField;
	label: string;
	help?: string;
}

/** A toggle for a setting that is yes or no. */
export function YesNoToggle( {
	field,
	label,
	help,
	settings,
	isLocked,
	edit,
}: YesNoToggleProps ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ settings[ field ] === 'yes' }
			disabled={ isLocked }
			onChange={ ( isOn ) => edit( field, isOn ? 'yes' : 'no' ) }
		/>
	);
}
