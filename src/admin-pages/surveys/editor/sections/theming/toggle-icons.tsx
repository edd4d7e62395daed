import { __ } from '@wordpress/i18n';
import type { EditableSurvey } from '../../../../../survey-model';

export type ToggleIconName =
	EditableSurvey[ 'settings' ][ 'theming' ][ 'widget_toggle_icon' ];

const BUBBLE =
	'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5l-4.5 3.5V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';
const SMALL_BUBBLE =
	'M5 3h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H9l-4 3v-3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z';

/** The path of each icon, drawn with lines in a box of 24 pixels. */
const PATHS: Readonly< Record< ToggleIconName, string > > = {
	'field-userfeedback': `${ BUBBLE }M8.5 10.5l2.5 2.5 4.5-4.5`,
	'field-smile':
		'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.5M15 9.5v.5',
	'field-mail-open': 'M3 10l9-6 9 6v10H3zM3 10l9 6 9-6',
	'field-hand-star':
		'M3 14h3l3 2h4a1.5 1.5 0 0 1 0 3H9M13 17l5-2.500a1.7 1.7 0 0 1 2 2.500l-6 4H8l-2-1H3M13 3l1.3 2.7 3 .4-2.2 2 .6 3L13 9.700l-2.7 1.4.6-3-2.2-2 3-.4z',
	'field-comments': `${ SMALL_BUBBLE }M19 9.500a3 3 0 0 1 3 3V16a3 3 0 0 1-3 3v2.500L15.5 19H12`,
	'field-comment-star': `${ BUBBLE }M12 6.500l1.2 2.5 2.8.4-2 1.9.5 2.7-2.5-1.300L9.5 14l.5-2.7-2-1.9 2.8-.4z`,
	'field-comment-heart': `${ BUBBLE }M12 14l-3.5-3.300a2 2 0 0 1 3.5-2.4 2 2 0 0 1 3.5 2.400z`,
	'field-comment-edit': `${ BUBBLE }M9 13l.5-2.200L14 6.500l1.7 1.7-4.5 4.400z`,
	'field-chevron-down': 'M5 9l7 7 7-7',
};

/** The icons in the order of the specification. */
export const TOGGLE_ICONS = Object.keys( PATHS ) as readonly ToggleIconName[];

export function toggleIconLabel( name: ToggleIconName ): string {
	switch ( name ) {
		case 'field-userfeedback':
			return __( 'UserFeedback', 'userfeedback' );
		case 'field-smile':
			return __( 'Smile', 'userfeedback' );
		case 'field-mail-open':
			return __( 'Open letter', 'userfeedback' );
		case 'field-hand-star':
			return __( 'Hand with star', 'userfeedback' );
		case 'field-comments':
			return __( 'Comments', 'userfeedback' );
		case 'field-comment-star':
			return __( 'Comment with star', 'userfeedback' );
		case 'field-comment-heart':
			return __( 'Comment with heart', 'userfeedback' );
		case 'field-comment-edit':
			return __( 'Comment with pen', 'userfeedback' );
		case 'field-chevron-down':
			return __( 'Arrow down', 'userfeedback' );
	}
}

/** One of the icons of the widget's tab. Decorative: its name is beside it. */
export function ToggleIcon( {
	name,
	color,
}: {
	name: ToggleIconName;
	/** Hex colour. */
	color?: string;
} ) {
	return (
		<svg
			width="24"
			height="24"
			viewBox="0 0 24 24"
			fill="none"
			stroke={ color ?? 'currentColor' }
			strokeWidth="1.6"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={ PATHS[ name ] } />
		</svg>
	);
}
