import { palette } from './theme/palette';

// The colours that the owner chose, where they are not the widget's own (_frame.scss).
window.userfeedback?.register?.( 'theme', 'colors', { properties: palette } );
