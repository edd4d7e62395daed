import { email } from './written/email';
import { longText } from './written/long-text';
import { text } from './written/text';
import styles from './written/style.scss?inline';

// What is typed. One file, so that no survey of core types has to fetch two.
const register = window.userfeedback?.register;
register?.( 'question-type', 'text', { ...text, styles } );
register?.( 'question-type', 'long-text', longText );
register?.( 'question-type', 'email', email );
