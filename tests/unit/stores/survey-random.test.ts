import { Random } from '../support/generated-surveys';
import { randomSession } from '../support/random-session';

/** RANDOM_EDITOR_COUNT=10000 takes minutes; RANDOM_EDITOR_SEED repeats a failure. */
const COUNT = Number( process.env[ 'RANDOM_EDITOR_COUNT' ] ?? 250 );
const SEED = Number( process.env[ 'RANDOM_EDITOR_SEED' ] ?? 20261122 );

afterEach( () => jest.restoreAllMocks() );

it( '[PLS-02~] [PUB-03~] random edits, undos, redos, saves and commands keep what is typed, and agree with the site', async () => {
	let now = Date.parse( '2026-11-22T12:00:00Z' );
	jest.spyOn( Date, 'now' ).mockImplementation( () => now );
	const wait = ( milliseconds: number ) => void ( now += milliseconds );
	for ( let seed = SEED; seed < SEED + COUNT; seed++ ) {
		const failure = await randomSession( new Random( seed ), wait ).catch(
			( { message } ) => `Seed ${ seed }: ${ message }`
		);
		expect( failure ).toBeUndefined();
	}
}, 3_600_000 );
