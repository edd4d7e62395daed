import { Notice } from '@wordpress/components';
import { contrastOf } from './colors';

interface ContrastWarningProps {
	/** #RRGGBB, or empty for the theme's, as is `background`. */
	color: string;
	background: string;
	/** The least contrast that people can read (WCAG 2.2). */
	least: number;
	children: string;
}

/** A warning for colors that are too similar. Without the theme's colors, nothing can be said. */
export function ContrastWarning( {
	color,
	background,
	least,
	children,
}: ContrastWarningProps ) {
	if ( color === '' || background === '' ) {
		return null;
	}
	return contrastOf( color, background ) < least ? (
		<Notice
			className="userfeedback-rating-form__warning"
			status="warning"
			isDismissible={ false }
		>
			{ children }
		</Notice>
	) : null;
}
