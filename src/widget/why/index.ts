import { ownNonce } from '../loader/own-page';
import { warn } from '../warn';
import { start } from './start';

/* "Why (not) here?" and the debug mode (includes/Widget/Why): loaded for people who may edit surveys, and in debug mode. */
const nonce = ownNonce( 'userfeedback-why-js' );

function run(): void {
	try {
		start( nonce );
	} catch ( error ) {
		warn( error );
	}
}

// An optimiser may have moved this script before its data.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', run );
} else {
	run();
}
