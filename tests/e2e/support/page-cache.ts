import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
	/** Milliseconds since 1970. */
	until: number;
}

/**
 * A full-page cache between visitors and the site, as hosts have one: it keeps pages for good, whatever their query is, and all else as
 * long as the site allows to keep it for everybody. Browsers use it as their proxy.
 */
export class PageCache {
	/** Its clock, in milliseconds since 1970. */
	public now = Date.now();

	/** What visitors got without the site: paths, and queries of what is no page. */
	public readonly hits: string[] = [];

	private readonly kept = new Map< string, Kept >();

	private constructor( private readonly server: Server ) {}

	/** Starts it. */
	public static async start(): Promise< PageCache > {
		const server = createServer();
		const cache = new PageCache( server );
		server.on( 'request', ( incoming, response ) => {
			const { method = '', url = '', headers } = incoming;
			const { pathname, search } = new URL( url );
			const answer = ( { status, headers: told, body }: Kept ) =>
				response.writeHead( status, told ).end( body );
			const page = cache.kept.get( pathname );
			const other = cache.kept.get( pathname + search );
			const found = page ?? other;
			if ( method === 'GET' && found && found.until > cache.now ) {
				cache.hits.push( page ? pathname : pathname + search );
				answer( found );
				return;
			}
			const passed = ask( url, { method, headers }, ( from ) => {
				const parts: Buffer[] = [];
				from.on( 'data', ( part: Buffer ) => parts.push( part ) );
				from.on( 'end', () => {
					const got = {
						status: from.statusCode ?? 502,
						headers: { ...from.headers },
						body: Buffer.concat( parts ),
						until: Infinity,
					};
					delete got.headers[ 'transfer-encoding' ];
					const {
						'content-type': type = '',
						'cache-control': rule = '',
					} = got.headers;
					const seconds = /public, max-age=(\d+)/.exec( rule )?.[ 1 ];
					if ( method === 'GET' && got.status === 200 ) {
						if ( type.startsWith( 'text/html' ) ) {
							cache.kept.set( pathname, got );
						} else if ( seconds ) {
							cache.kept.set( pathname + search, {
								...got,
								until: cache.now + Number( seconds ) * 1000,
							} );
						}
					}
					answer( got );
				} );
			} );
			passed.on( 'error', () => response.destroy() );
			incoming.pipe( passed );
		} );
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		return cache;
	}

	/** What a browser's context needs to use it. */
	public get proxy() {
		const { port } = this.server.address() as AddressInfo;
		return { server: `http://127.0.0.1:${ port }` };
	}

	/** Ends it. */
	public async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
