import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A request as it arrived. */
export interface Received {
	headers: Record< string, string >;
	body: string;
}

// In a thread of its own: wp() blocks this one, while WordPress waits for an answer.
const SERVER = `
	const { createServer } = require( 'node:http' );
	const { parentPort } = require( 'node:worker_threads' );
	let status = 200;
	parentPort.on( 'message', ( next ) => { status = next; } );
	const server = createServer( ( request, response ) => {
		const parts = [];
		request.on( 'data', ( part ) => parts.push( part ) );
		request.on( 'end', () => {
			parentPort.postMessage( { headers: request.headers, body: Buffer.concat( parts ).toString() } );
			response.statusCode = status;
			response.end( '<b>Noted</b>' );
		} );
	} );
	server.listen( 0, '127.0.0.1', () => parentPort.postMessage( server.address().port ) );`;

/** A web server on this machine that receives webhooks. */
export async function startReceiver() {
	const worker = new Worker( SERVER, { eval: true } );
	const [ port ] = ( await once( worker, 'message' ) ) as [ number ];
	const received: Received[] = [];
	worker.on( 'message', ( request: Received ) => received.push( request ) );
	return {
		origin: `http://127.0.0.1:${ port }`,
		/** The requests so far, in their order. */
		received,
		/** What it answers from now on. */
		answer: ( status: number ) => worker.postMessage( status ),
		stop: () => worker.terminate(),
	};
}
