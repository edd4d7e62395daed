import { ownNonce } from '../loader/own-page';
import { warn } from '../warn';
import './inline.scss';
import { startInline } from './start';

// Errors must never affect the visitor's page. The forms then work as without scripts.
startInline( ownNonce( 'userfeedback-inline-js' ) ).catch( warn );
