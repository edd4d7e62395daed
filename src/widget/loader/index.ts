import { warn } from '../warn';
import { ofDocument, scriptWithId } from './own-page';
import { start } from './start';

const { nonce = '' } =
	ofDocument( 'currentScript' ) ??
	scriptWithId( 'userfeedback-loader-js' ) ??
	{};

// Errors must never affect the visitor's page, so all of them are caught here.
start( Date.now, nonce ).catch( warn );
