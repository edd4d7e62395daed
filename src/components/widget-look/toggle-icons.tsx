import { __ } from '@wordpress/i18n';
import icons from '../../../includes/Surveys/Settings/Theming/toggle-icons.json';
import type { ToggleIconName } from '@/survey-model';

/** The path of each icon, drawn with lines in a box of 24 pixels. The server reads the same file. */
const PATHS: Readonly< Record< ToggleIconName, string > > = icons;

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
