import { Agent, createServer, request } from 'node:http';
import { gzipSync } from 'node:zlib';

const COMPRESSED = /text|json|javascript|svg/;

/** Headers that are of one connection, or of a body that is no longer the same. */
const DROPPED = [ 'connection', 'transfer-encoding', 'content-length' ];

function send( response, answer, body, rewrite ) {
	const headers = Object.fromEntries(
		Object.entries( answer.headers ).filter(
			( [ name ] ) => ! DROPPED.includes( name )
		)
	);
	const isCompressed = COMPRESSED.test( headers[ 'content-type' ] ?? '' );
	const sent = isCompressed
		? gzipSync( rewrite( body.toString( 'utf8' ) ) )
		: body;
	if ( headers.location ) {
		headers.location = rewrite( headers.location );
	}
	response.writeHead( answer.statusCode, {
		...headers,
		'content-length': sent.length,
		...( isCompressed ? { 'content-encoding': 'gzip' } : {} ),
	} );
	response.end( sent );
}

/**
 * Stands before PHP's own server and compresses what it answers, as web servers of sites do.
 *
 * @param {number} port    Where it listens.
 * @param {number} behind  Where PHP's server listens.
 * @return {Promise<() => Promise<void>>} Ends it.
 */
export function startGzipProxy( port, behind ) {
	const agent = new Agent( { keepAlive: true } );
	// The site knows itself by the address of PHP's server.
	const rewrite = ( text ) =>
		text.replaceAll( `127.0.0.1:${ behind }`, `127.0.0.1:${ port }` );
	const server = createServer( ( incoming, response ) => {
		const { method, url, headers } = incoming;
		const passed = request(
			{
				agent,
				host: '127.0.0.1',
				port: behind,
				method,
				path: url,
				headers: {
					...headers,
					host: `127.0.0.1:${ behind }`,
					'accept-encoding': 'identity',
				},
			},
			( answer ) => {
				const parts = [];
				answer.on( 'data', ( part ) => parts.push( part ) );
				answer.on( 'end', () =>
					send( response, answer, Buffer.concat( parts ), rewrite )
				);
			}
		);
		passed.on( 'error', () => response.destroy() );
		incoming.pipe( passed );
	} );
	return new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () =>
			resolve( async () => {
				agent.destroy();
				server.closeAllConnections();
				await new Promise( ( done ) => server.close( done ) );
			} )
		);
	} );
}
