import { once } from 'node:events';
import WebSocket from 'ws';
import type { Driver, Input } from './driver';
import { retry } from './driver';

interface Reply {
	id?: number;
	type: 'success' | 'error' | 'event';
	result?: unknown;
	error?: string;
	message?: string;
}

type Send = ( method: string, params: object ) => Promise< unknown >;

/** WebDriver BiDi over a WebSocket, as Firefox itself speaks it. */
export class Bidi implements Driver {
	private constructor(
		private readonly send: Send,
		private readonly context: string,
		public readonly version: string
	) {}

	/**
	 * Waits for the browser and begins a session.
	 *
	 * @param port      Where the browser listens.
	 * @param isRunning Whether it still runs.
	 */
	public static async connect(
		port: number,
		isRunning: () => boolean
	): Promise< Bidi > {
		const send = await retry( () => open( port ), isRunning );
		const { capabilities } = ( await send( 'session.new', {
			capabilities: {},
		} ) ) as {
			capabilities: { browserName: string; browserVersion: string };
		};
		// A tab of its own: in Firefox's first one, about:home, keys activate no buttons.
		const { context } = ( await send( 'browsingContext.create', {
			type: 'tab',
		} ) ) as { context: string };
		return new Bidi(
			send,
			context,
			`${ capabilities.browserName } ${ capabilities.browserVersion }`
		);
	}

	public async navigate( url: string ): Promise< void > {
		await this.command( 'browsingContext.navigate', {
			url,
			wait: 'complete',
		} );
	}

	public async reload(): Promise< void > {
		await this.command( 'browsingContext.reload', { wait: 'complete' } );
	}

	public async back(): Promise< void > {
		await this.command( 'browsingContext.traverseHistory', { delta: -1 } );
	}

	public async call(
		source: string,
		args: readonly unknown[]
	): Promise< unknown > {
		// As JSON, which needs no conversion of BiDi's typed values.
		const { type, result, exceptionDetails } = ( await this.send(
			'script.callFunction',
			{
				functionDeclaration: `( args ) => JSON.stringify( ( ${ source } )( ...JSON.parse( args ) ) ?? null )`,
				arguments: [
					{ type: 'string', value: JSON.stringify( args ) },
				],
				target: { context: this.context },
				awaitPromise: false,
			}
		) ) as {
			type: 'success' | 'exception';
			result: { value: string };
			exceptionDetails?: { text: string };
		};
		if ( type === 'exception' ) {
			throw new Error( exceptionDetails?.text );
		}
		return JSON.parse( result.value );
	}

	public async perform( actions: readonly Input[] ): Promise< void > {
		await this.command( 'input.performActions', { actions } );
	}

	public async screenshot(): Promise< Buffer > {
		const { data } = ( await this.command(
			'browsingContext.captureScreenshot',
			{}
		) ) as { data: string };
		return Buffer.from( data, 'base64' );
	}

	public async close(): Promise< void > {
		await this.send( 'browser.close', {} );
	}

	/** Sends a command about the only window. */
	private command( method: string, params: object ): Promise< unknown > {
		return this.send( method, { context: this.context, ...params } );
	}
}

/** Opens the connection and resolves with the function that sends commands over it. */
async function open( port: number ): Promise< Send > {
	const socket = new WebSocket( `ws://127.0.0.1:${ port }/session` );
	await once( socket, 'open' );
	const waiting = new Map< number, ( reply: Reply ) => void >();
	socket.on( 'message', ( data ) => {
		const reply = JSON.parse( String( data ) ) as Reply;
		waiting.get( reply.id ?? -1 )?.( reply );
	} );
	socket.on( 'close', () =>
		waiting.forEach( ( settle ) =>
			settle( { type: 'error', error: 'the connection was closed' } )
		)
	);
	let id = 0;
	return async ( method, params ) => {
		const number = ++id;
		const reply = await new Promise< Reply >( ( settle ) => {
			waiting.set( number, settle );
			socket.send( JSON.stringify( { id: number, method, params } ) );
		} );
		waiting.delete( number );
		if ( reply.type === 'error' ) {
			throw new Error(
				`${ method }: ${ reply.error }: ${ reply.message }`
			);
		}
		return reply.result;
	};
}
