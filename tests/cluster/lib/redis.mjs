import { mkdirSync } from 'node:fs';
import { startServer, run } from '../../../tools/lib/run.mjs';
import { freePort } from '../../../tools/lib/server.mjs';

/** A Redis that keeps nothing when it stops, as a cache should. */
export class Redis {
	/** @type {ReturnType<typeof startServer> | null} */
	#server = null;

	/**
	 * @param {string} folder Where it runs.
	 * @param {number} port
	 */
	constructor( folder, port ) {
		this.folder = folder;
		this.port = port;
	}

	async start() {
		mkdirSync( this.folder, { recursive: true } );
		this.#server = startServer(
			'redis-server',
			[
				'--bind',
				'127.0.0.1',
				'--port',
				String( this.port ),
				'--save',
				'',
				'--appendonly',
				'no',
				'--maxmemory',
				'64mb',
				'--maxmemory-policy',
				'allkeys-lru',
			],
			{ cwd: this.folder }
		);
		const deadline = Date.now() + 10_000;
		for (;;) {
			const answer = await this.#ask( 'PING' ).catch( () => '' );
			if ( answer.includes( 'PONG' ) ) {
				return;
			}
			if ( Date.now() > deadline ) {
				throw new Error(
					`Redis could not be started: ${ this.#server.log() }`
				);
			}
			await new Promise( ( wake ) => setTimeout( wake, 50 ) );
		}
	}

	/** Forgets everything. */
	async flush() {
		await this.#ask( 'FLUSHALL' );
	}

	async stop() {
		await this.#server?.stop();
		this.#server = null;
	}

	#ask( ...command ) {
		return run( 'redis-cli', [ '-p', String( this.port ), ...command ] );
	}
}

/**
 * Starts a Redis.
 *
 * @param {string} folder Where it runs.
 */
export async function startRedis( folder ) {
	const redis = new Redis( folder, await freePort() );
	await redis.start();
	return redis;
}
