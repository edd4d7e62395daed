import { respond } from './support/responses';
import { expect, test } from './support/test';
import { CHOICE, WHY } from './support/visitors';
import { wp } from './support/wp';

/** Runs commands of the plugin in one run of WP-CLI; prints what each answers. */
const RUN_ALL = `
$printed = [];
foreach ( [ 'export 1', 'export ratings', 'list ratings', 'recount 1', 'recount-ratings', 'results 1', 'work', 'jobs list', 'response list 1', 'rating sources', 'rating results', 'survey list', 'survey import -', 'license get' ] as $command ) {
	$result = WP_CLI::runcommand( "userfeedback $command", [ 'launch' => false, 'exit_error' => false, 'return' => 'all' ] );

	$printed[ $command ] = trim( $result->stderr . $result->stdout );
}
echo wp_json_encode( $printed );
`;

test( '[OPS-06~] wp userfeedback response lists, shows, moves, marks and deletes responses as the screens do', async ( {
	visitor,
	api,
	survey,
	user,
} ) => {
	const id = await survey( {
		title: 'By command',
		questions: [ CHOICE, WHY ],
	} );
	const responses = ( action: string, ...args: ( string | number )[] ) =>
		wp(
			'userfeedback',
			'response',
			action,
			String( id ),
			...args.map( String )
		);
	const ids = await respond( api, visitor.request, id, [
		[
			{ question_id: CHOICE.id, value: 'Yes' },
			{ question_id: WHY.id, value: 'So “good”, really' },
		],
		[ { question_id: CHOICE.id, value: 'No' } ],
		[ { question_id: CHOICE.id, value: 'Yes' } ],
	] );
	const [ first, second, third ] = ids as [ number, number, number ];
	await api.post( `surveys/${ id }/responses/${ first }/tags`, {
		tags: [ 'Nice' ],
	} );

	const chosen = [ `--question=${ CHOICE.id }`, '--option=Yes' ];
	expect( responses( 'list', ...chosen, '--format=ids' ) ).toBe(
		`${ third } ${ first }`
	);
	expect( responses( 'list', '--limit=2', '--format=ids' ) ).toBe(
		`${ third } ${ second }`
	);
	const shown = JSON.parse( responses( 'get', first, '--format=json' ) );
	expect( shown ).toEqual(
		expect.arrayContaining( [
			{ field: 'status', value: 'publish' },
			{ field: CHOICE.title, value: 'Yes' },
			{ field: WHY.title, value: 'So “good”, really' },
			{ field: 'tags', value: 'Nice' },
		] )
	);

	// Any kind of stored data is listed in the same way.
	const list = ( ...args: string[] ) =>
		wp( 'userfeedback', 'list', ...args, `--survey=${ id }` );
	expect( JSON.parse( list( 'notes', '--format=json' ) ) ).toEqual( [
		expect.objectContaining( { Response: first, Tags: 'Nice' } ),
	] );
	expect(
		list( 'responses', '--fields=Response,Device', '--format=csv' )
	).toBe(
		`Response,Device
${ third },Desktop
${ second },Desktop
${ first },Desktop`
	);
	expect( list( 'responses', '--format=count' ) ).toBe( '3' );
	expect( () => list( 'responses', '--fields=Mood' ) ).toThrow(
		'--fields: there is no field “Mood”.'
	);
	expect( () => list( 'nothing' ) ).toThrow( 'Choose one of: responses' );

	expect( responses( 'trash', first, second ) ).toContain(
		'Success: Moved 2 responses to the trash.'
	);
	expect( responses( 'restore', second ) ).toContain(
		'Success: Restored 1 response.'
	);
	expect( responses( 'test', second ) ).toContain(
		'Success: Marked 1 response as a test.'
	);
	expect( responses( 'delete', first, '--yes' ) ).toContain(
		'Success: Deleted 1 response.'
	);
	expect( responses( 'list', '--no-test', '--format=count' ) ).toBe( '1' );
	expect( await api.get( `surveys/${ id }/results` ) ).toMatchObject( {
		total: 1,
	} );

	// A refusal names what is wrong, and nothing has changed.
	expect( () => responses( 'delete', third, '--yes' ) ).toThrow(
		'Only responses in the trash can be deleted permanently.'
	);
	expect( () =>
		responses( 'list', '--from=2026-02-31', '--to=2026-03-01' )
	).toThrow( 'filter.from:' );
	await user( { name: 'clerk', role: 'author' } );
	expect( () => responses( 'spam', third, '--user=clerk' ) ).toThrow(
		'Error:'
	);
	// B21: commands refuse a user who lacks their capability.
	const refused = JSON.parse(
		wp( 'eval', RUN_ALL, '--user=clerk' ).split( '\n' ).at( -1 ) ?? ''
	);
	expect( Object.keys( refused ) ).toHaveLength( 14 );
	expect( new Set( Object.values( refused ) ) ).toEqual(
		new Set( [
			'Error: You may not do this. Ask an administrator of this site for access.',
		] )
	);
	expect( responses( 'list', '--format=csv' ) ).toMatch(
		new RegExp(
			`^id,status,submitted_at,page,device,is_test\n${ third },publish,.*,desktop,no\n${ second },publish,.*,yes$`
		)
	);
} );
