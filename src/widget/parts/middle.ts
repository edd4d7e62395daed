import styles from './middle/style.scss?inline';

// The positions at half the height of the window; on phones the popup stays at the bottom.
window.userfeedback?.register?.( 'theme', 'middle', { styles } );
