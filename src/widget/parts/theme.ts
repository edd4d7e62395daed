import { palette } from './theme/palette';
import styles from './theme/style.scss?inline';

// The owner's colours, if they differ from the defaults (_frame.scss).
window.userfeedback?.register?.( 'theme', 'colors', {
	properties: palette,
	styles,
} );
