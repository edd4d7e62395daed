import { email } from './written/email';
import { longText } from './written/long-text';
import { text } from './written/text';
import styles from './written/style.scss?inline';

// The text question types, in one file, so that a survey with core types needs only one download.
const register = window.userfeedback?.register;
register?.( 'question-type', 'text', { ...text, styles } );
register?.( 'question-type', 'long-text', longText );
register?.( 'question-type', 'email', email );
