import { addAction, removeAction } from '@wordpress/hooks';
import type { AdminData } from './admin-data';
import { receiveNonces } from './admin-data';

type Nonces = AdminData[ 'nonces' ];

/** The code of admin-ajax.php for a nonce of a session that has ended, or of a page that has been open too long. */
export const NONCE_CODE = 'userfeedback_nonce_invalid';

/** Milliseconds that the heartbeat is waited for. */
const TIME_LIMIT = 10_000;

const TICK = 'heartbeat.tick';

declare global {
	/** What is used of WordPress' own scripts; each part is declared where that is. */
	interface WordPressScripts {
		/** A site may have turned it off. */
		heartbeat?: { connectNow: () => void };
	}
	interface Window {
		wp?: WordPressScripts;
	}
}

/** What WordPress' heartbeat answers; our nonces are in it when its own was outdated (ScreenConfig.php). */
interface HeartbeatAnswer {
	userfeedback_nonces?: Nonces;
}

// After a new login the heartbeat, which shows the form for it, brings new nonces.
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

/** Asks for new nonces by the heartbeat; answers whether it brought some. A site may have turned the heartbeat off. */
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
