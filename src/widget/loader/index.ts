import { ofDocument, scriptWithId } from './own-page';
import { start } from './start';

const { nonce = '' } =
	ofDocument( 'currentScript' ) ??
	scriptWithId( 'userfeedback-loader-js' ) ??
	{};

// A visitor's page never breaks because of us: whatever went wrong ends here.
start( Date.now, nonce ).catch( ( error: unknown ) => {
	// eslint-disable-next-line no-console -- The one line by which a site owner can find out why no survey shows.
	console.warn( 'UserFeedback: the survey could not be shown.', error );
} );
