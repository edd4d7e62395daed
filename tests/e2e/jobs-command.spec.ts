import { expect, test } from './support/test';
import { wp } from './support/wp';

test( '[OPS-06~] wp userfeedback jobs lists, shows and runs work that takes longer than a request', () => {
	wp(
		'eval',
		'UserFeedback\\Plugin::instance()->get( UserFeedback\\Database\\Work\\WorkQueue::class )->begin( "recount-ratings" );'
	);
	const jobs = JSON.parse(
		wp( 'userfeedback', 'jobs', 'list', '--format=json' )
	) as { id: number; kind: string; status: string }[];
	const job = jobs.find( ( { kind } ) => kind === 'recount-ratings' );
	expect( job?.status ).toBe( 'waiting' );
	const id = String( job?.id );
	expect( wp( 'userfeedback', 'jobs', 'run', id ) ).toContain(
		`Job ${ id } is done.`
	);
	const [ shown ] = JSON.parse(
		wp( 'userfeedback', 'jobs', 'get', id, '--format=json' )
	) as { status: string }[];
	expect( shown?.status ).toBe( 'done' );
} );
