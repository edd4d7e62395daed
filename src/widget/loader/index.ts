import { warn } from '../warn';
import { ofDocument, scriptWithId } from './own-page';
import { start } from './start';

const { nonce = '' } =
	ofDocument( 'currentScript' ) ??
	scriptWithId( 'userfeedback-loader-js' ) ??
	{};

// A visitor's page never breaks because of us: whatever went wrong ends here.
start( Date.now, nonce ).catch( warn );
