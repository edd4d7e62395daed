import { expect, test } from '@playwright/test';
import { HOST, makeNetwork, wp } from './support/network';

/** Publishes a survey; prints its id. */
const PUBLISH = `
	wp_set_current_user( 1 );
	$input  = [ 'title' => 'Of two', 'status' => 'publish', 'questions' => [ [ 'id' => 'q1', 'type' => 'text', 'title' => 'Why?' ] ] ];
	$survey = UserFeedback\\Plugin::instance()->get( UserFeedback\\Surveys\\SurveyService::class )->create( $input, 1 )->survey;
	echo $survey->id;`;

/** Sends an answer as a visitor's browser does; prints the status of the response. */
const answerTo = ( survey: string ) => `
	$token   = UserFeedback\\Plugin::instance()->get( UserFeedback\\Support\\VisitorToken::class );
	$request = new WP_REST_Request( 'POST', '/userfeedback/v1/surveys/${ survey }/responses' );
	$request->set_body_params( [
		'submission_id'  => wp_generate_uuid4(),
		'answers'        => [ [ 'question_id' => 'q1', 'value' => 'So' ] ],
		'page_submitted' => [ 'url' => home_url( '/' ), 'name' => 'Home' ],
		'nonce'          => $token->create( ${ survey }, 1, UserFeedback\\Responses\\ResponseService::TOKEN_ACTION ),
		'website'        => '',
		'elapsed_ms'     => 900,
	] );
	echo rest_do_request( $request )->get_status();`;

test( '[OPS-06] an update with cron alone refuses answers on a site of a network until its next event, within a minute, and WP-CLI runs its long work to the end', () => {
	test.setTimeout( 120_000 );
	makeNetwork();
	wp( 'plugin', 'activate', 'userfeedback', '--network' );
	wp( 'site', 'create', '--slug=two' );
	const two = `--url=http://${ HOST }/two/`;
	const survey = wp( two, 'eval', PUBLISH );
	const answer = () => wp( two, 'eval', answerTo( survey ) );
	expect( answer() ).toBe( '201' );

	const schema = () => wp( two, 'option', 'get', 'userfeedback_schema' );
	const current = schema();
	wp( two, 'option', 'update', 'userfeedback_schema', '1' );
	expect( answer() ).toBe( '503' );
	// The refused answer has made the event due: nobody opens the dashboard.
	wp( two, 'cron', 'event', 'run', '--due-now' );
	expect( schema() ).toBe( current );
	expect( answer() ).toBe( '201' );

	const jobs = () =>
		JSON.parse(
			wp( two, 'userfeedback', 'jobs', 'list', '--format=json' )
		) as {
			id: number;
			kind: string;
			status: string;
			done: number;
			total: number;
		}[];
	wp(
		two,
		'eval',
		`UserFeedback\\Plugin::instance()->get( UserFeedback\\Database\\Work\\WorkQueue::class )->begin( 'recount', '${ survey }' );`
	);
	const job = jobs().find( ( { kind } ) => kind === 'recount' );
	expect( job?.status ).toBe( 'waiting' );
	expect(
		wp( two, 'userfeedback', 'jobs', 'run', String( job?.id ) )
	).toContain( 'is done' );
	const ended = jobs().find( ( { kind } ) => kind === 'recount' );
	expect( ended ).toMatchObject( { status: 'done', done: ended?.total } );
	expect( wp( two, 'userfeedback', 'recount', survey ) ).toContain(
		'all counts are correct'
	);
} );
