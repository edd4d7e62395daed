import type { Driver, Input } from './driver';
import { retry } from './driver';

interface Session {
	sessionId: string;
	capabilities: { browserName: string; browserVersion: string };
}

/** W3C WebDriver over HTTP, as chromedriver and WebKitWebDriver speak it. */
export class WebDriver implements Driver {
	private constructor(
		private readonly path: string,
		public readonly version: string
	) {}

	/**
	 * Waits for the driver and starts a browser.
	 *
	 * @param port         Where the driver listens.
	 * @param capabilities Of the browser.
	 * @param isRunning    Whether the driver still runs.
	 */
	public static async connect(
		port: number,
		capabilities: object,
		isRunning: () => boolean
	): Promise< WebDriver > {
		const driver = `http://127.0.0.1:${ port }`;
		await retry( () => send( `${ driver }/status` ), isRunning );
		const session = ( await send( `${ driver }/session`, {
			capabilities: { alwaysMatch: capabilities },
		} ) ) as Session;
		const { browserName, browserVersion } = session.capabilities;
		return new WebDriver(
			`${ driver }/session/${ session.sessionId }`,
			`${ browserName } ${ browserVersion }`
		);
	}

	public async navigate( url: string ): Promise< void > {
		await send( `${ this.path }/url`, { url } );
	}

	public async reload(): Promise< void > {
		await send( `${ this.path }/refresh`, {} );
	}

	public async back(): Promise< void > {
		await send( `${ this.path }/back`, {} );
	}

	public call(
		source: string,
		args: readonly unknown[]
	): Promise< unknown > {
		return send( `${ this.path }/execute/sync`, {
			script: `return ( ${ source } ).apply( null, arguments );`,
			args,
		} );
	}

	public async perform( actions: readonly Input[] ): Promise< void > {
		await send( `${ this.path }/actions`, { actions } );
	}

	public async screenshot(): Promise< Buffer > {
		const image = await send( `${ this.path }/screenshot` );
		return Buffer.from( String( image ), 'base64' );
	}

	public async close(): Promise< void > {
		await send( this.path, undefined, 'DELETE' );
	}
}

/** Sends a command and resolves with its value. */
async function send(
	url: string,
	body?: object,
	method = body ? 'POST' : 'GET'
): Promise< unknown > {
	const response = await fetch( url, {
		method,
		...( body && { body: JSON.stringify( body ) } ),
	} );
	const { value } = ( await response.json() ) as { value: unknown };
	if ( ! response.ok ) {
		const { error, message } = value as Record< string, string >;
		throw new Error( `${ method } ${ url }: ${ error }: ${ message }` );
	}
	return value;
}
