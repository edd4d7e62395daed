import { openOutbox } from '../outbox';
import { start } from './start';

const { nonce = '' } =
	( document.currentScript as HTMLScriptElement | null ) ??
	document.getElementById( 'userfeedback-loader-js' ) ??
	{};

async function run(): Promise< void > {
	window.userfeedback ??= {};
	// An optimiser may print the loader twice; one sender is enough.
	window.userfeedback.outbox ??= openOutbox( Date.now, Math.random );
	await start( Date.now, nonce );
}

// A visitor's page never breaks because of us: whatever went wrong ends here.
run().catch( ( error: unknown ) => {
	// eslint-disable-next-line no-console -- The one line by which a site owner can find out why no survey shows.
	console.warn( 'UserFeedback: the survey could not be shown.', error );
} );
