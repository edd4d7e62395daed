import { addAction, removeAction } from '@wordpress/hooks';
import type { AdminData } from './admin-data';
import { receiveNonces } from './admin-data';

type Nonces = AdminData[ 'nonces' ];

/** The admin-ajax.php error code for an outdated nonce: the session ended, or the page was open for too long. */
export const NONCE_CODE = 'userfeedback_nonce_invalid';

/** How long to wait for the heartbeat, in milliseconds. */
const TIME_LIMIT = 10_000;

const TICK = 'heartbeat.tick';

declare global {
	/** The used part of WordPress' scripts; each file declares the part that it uses. */
	interface WordPressScripts {
		/** Missing when the site has disabled it. */
		heartbeat?: { connectNow: () => void };
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/**
 * The response to WordPress' heartbeat. It contains our nonces if the heartbeat's own nonce was outdated
 * (ScreenConfig.php).
 */
interface HeartbeatAnswer {
	userfeedback_nonces?: Nonces;
}

// The heartbeat shows the login form; after the login, its response contains new nonces.
addAction(
	TICK,
	'userfeedback/nonces',
	( { userfeedback_nonces: nonces }: HeartbeatAnswer ) => {
		if ( nonces ) {
			receiveNonces( nonces );
		}
	}
);

let waits = 0;

/** Requests new nonces through the heartbeat; resolves with whether it received any. A site may have disabled the heartbeat. */
export function refreshNonces(): Promise< boolean > {
	const heartbeat = window.wp?.heartbeat;
	if ( heartbeat === undefined ) {
		return Promise.resolve( false );
	}
	waits += 1;
	const name = `userfeedback/wait-${ waits }`;
	return new Promise( ( resolve ) => {
		function end( hasNonces: boolean ): void {
			clearTimeout( timer );
			removeAction( TICK, name );
			resolve( hasNonces );
		}
		const timer = setTimeout( () => end( false ), TIME_LIMIT );
		addAction( TICK, name, ( answer: HeartbeatAnswer ) =>
			end( answer.userfeedback_nonces !== undefined )
		);
		heartbeat.connectNow();
	} );
}
