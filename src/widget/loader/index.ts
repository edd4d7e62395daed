import { warn } from '../warn';
import { ownNonce } from './own-page';
import { start } from './start';

// Errors must never affect the visitor's page, so all of them are caught here.
start( Date.now, ownNonce( 'userfeedback-loader-js' ) ).catch( warn );
