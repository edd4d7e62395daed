import { readFileSync } from 'node:fs';
import { licenseKey } from './support/license-keys';
import { inSite } from './support/site-folder';
import { expect, test } from './support/test';
import { CHOICE, WHY } from './support/visitors';
import { respond } from './support/responses';
import { wp } from './support/wp';

/** wp userfeedback on the site of the tests. Throws what it printed if its exit code is not 0. */
const command = ( ...args: ( string | number )[] ) =>
	wp( 'userfeedback', ...args.map( String ) );

const json = < T = Record< string, unknown > >(
	...args: ( string | number )[]
) => JSON.parse( command( ...args, '--format=json' ) ) as T;

/** Runs commands in one run of WP-CLI; answers exit code and output of each. */
function runAll(
	commands: readonly string[],
	...args: string[]
): Record< string, [ number, string ] > {
	const code = `
		$printed = [];
		foreach ( json_decode( '${ JSON.stringify( commands ) }' ) as $command ) {
			$result = WP_CLI::runcommand( "userfeedback $command", [ 'launch' => false, 'exit_error' => false, 'return' => 'all' ] );
			$printed[ $command ] = [ $result->return_code, trim( $result->stderr . $result->stdout ) ];
		}
		echo wp_json_encode( $printed );`;
	return JSON.parse(
		wp( 'eval', code, ...args )
			.split( '\n' )
			.at( -1 ) ?? ''
	);
}

test.beforeEach( () => {
	// A command takes a second, or several beside other work.
	test.setTimeout( 180_000 );
} );

test( '[OPS-01~] a survey is created, changed, published, copied to a file and back, and deleted with its responses by wp userfeedback survey', async ( {
	api,
	visitor,
	file,
} ) => {
	file(
		'survey.json',
		JSON.stringify( {
			title: 'By command',
			questions: [ CHOICE, WHY ],
			notifications: {
				email: { active: true, addresses: 'owner@example.org' },
			},
		} )
	);
	const path = inSite( 'wordpress/survey.json' );
	const checked = command(
		'survey',
		'create',
		`--from=${ path }`,
		'--dry-run'
	);
	expect( checked ).toContain( 'Nothing was stored.' );
	expect( command( 'survey', 'list', '--format=count' ) ).toBe( '0' );
	const id = Number(
		command( 'survey', 'create', `--from=${ path }`, '--porcelain' )
	);
	expect( await api.get( `surveys/${ id }` ) ).toMatchObject( {
		title: 'By command',
		status: 'draft',
		notifications: { email: { addresses: 'owner@example.org' } },
	} );
	expect(
		command( 'survey', 'update', id, '--title=Renamed', '--revision=1' )
	).toContain( `Success: Saved survey ${ id }, “Renamed”.` );
	expect( () =>
		command( 'survey', 'update', id, '--title=Late', '--revision=1' )
	).toThrow( 'Error: ' );
	expect( command( 'survey', 'publish', id ) ).toContain(
		'Success: Published 1 survey.'
	);
	await respond( api, visitor.request, id, [
		[ { question_id: CHOICE.id, value: 'Yes' } ],
	] );

	// The formats of lists.
	const fields = '--fields=id,title,status,responses_count';
	expect( command( 'survey', 'list', fields, '--format=csv' ) ).toBe(
		`id,title,status,responses_count\n${ id },Renamed,publish,1`
	);
	expect( json( 'survey', 'list', fields ) ).toEqual( [
		{ id, title: 'Renamed', status: 'publish', responses_count: 1 },
	] );
	expect( command( 'survey', 'list', fields, '--format=yaml' ) ).toContain(
		`id: ${ id }\n  title: Renamed\n`
	);
	expect( command( 'survey', 'list', '--format=ids' ) ).toBe( `${ id }` );
	expect(
		json( 'survey', 'get', id, '--fields=title,questions' )
	).toMatchObject( {
		title: 'Renamed',
		questions: [ { id: CHOICE.id }, { id: WHY.id } ],
	} );

	// To a file and back, without the recipients.
	expect( command( 'survey', 'export', id, `--file=${ path }` ) ).toContain(
		`Success: Exported survey ${ id } to ${ path }.`
	);
	expect( readFileSync( path, 'utf8' ) ).not.toContain( 'owner@' );
	const copy = Number( command( 'survey', 'import', path, '--porcelain' ) );
	expect( await api.get( `surveys/${ copy }` ) ).toMatchObject( {
		title: 'Renamed',
		status: 'draft',
		responses_count: 0,
	} );

	expect( command( 'survey', 'trash', id, copy ) ).toContain(
		'Success: Moved 2 surveys to the trash.'
	);
	expect( command( 'survey', 'restore', copy ) ).toContain(
		'Success: Restored 1 survey.'
	);
	expect( command( 'survey', 'delete', id, '--dry-run' ) ).toMatch(
		new RegExp( `${ id }\\s+Renamed\\s+1` )
	);
	expect( command( 'survey', 'delete', id, '--yes' ) ).toContain(
		'Success: Deleted 1 survey.'
	);
	expect(
		command( 'survey', 'list', '--status=trash', '--format=count' )
	).toBe( '0' );
	const left = wp(
		'eval',
		`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}ufb_responses WHERE survey_id = ${ id }" );`
	);
	expect( left ).toBe( '0' );
	// Making the site had jobs of its own.
	expect(
		json< object[] >( 'jobs', 'list', '--fields=kind,subject,status' )
	).toContainEqual( {
		kind: 'delete-survey',
		subject: `${ id }`,
		status: 'done',
	} );
} );

test( '[OPS-01~] wp userfeedback license stores a key that features then ask', () => {
	const key = licenseKey( '--type', 'plus', '--days', '30' );
	expect( command( 'license', 'activate', key ) ).toContain(
		'Success: Your license key is valid: Plus'
	);
	expect( json( 'license', 'get', '--fields=scope,status,plan' ) ).toEqual( [
		{ scope: 'site', status: 'valid', plan: 'plus' },
	] );
	expect( () => command( 'license', 'activate', 'UF1.x' ) ).toThrow(
		'Error: license: '
	);
	// Post ratings are of another plan.
	expect( () => command( 'rating', 'results' ) ).toThrow( 'Upgrade to Pro' );
	expect( command( 'license', 'deactivate' ) ).toContain(
		'Success: The license key was removed from this site.'
	);
	expect( json( 'license', 'get', '--fields=status' ) ).toEqual( [
		{ status: 'none' },
	] );
} );

test( '[OPS-01] wp userfeedback survey, response, rating, license, export and jobs end with 1 and the reason where something is wrong, or the user of --user may not do it', async ( {
	survey,
	user,
} ) => {
	const id = await survey( { title: 'Stays', questions: [ CHOICE, WHY ] } );
	const errors: Record< string, string > = {
		'survey list --format=xml': "Invalid value specified for 'format'",
		'survey list --status=gone': "Invalid value specified for 'status'",
		'survey list --moods=x': 'unknown --moods parameter',
		'survey list --fields=mood': '--fields: there is no field “mood”.',
		'survey get first': 'id: “first” is not an ID.',
		'survey get 999999': 'This survey does not exist.',
		'survey create --from=/no/such/file': 'cannot be read.',
		[ `survey delete ${ id } --yes` ]:
			'Move the survey to the trash first.',
		'response list 999999': 'This survey does not exist.',
		[ `response list ${ id } --limit=many` ]: '--limit must be',
		[ `response list ${ id } --device=fridge` ]: 'filter.device: ',
		[ `response get ${ id } 999999` ]: 'This response does not exist.',
		'rating list 999999': 'This post does not exist',
		'rating results --from=2026-01-01': '--to: ',
		'rating import nothing': 'Choose one of: wp-postratings',
		'license activate x': 'license: This is not a license key.',
		'export 999999': 'This survey does not exist.',
		[ `export ${ id } --format=doc` ]:
			"Invalid value specified for 'format'",
		[ `export ${ id } --file=/no/such/folder/x.csv` ]: 'cannot be written.',
		'list moods': 'Choose one of: responses',
		'jobs get 999999': 'This job does not exist',
		'jobs run x': 'id: “x” is not an ID.',
	};
	// WP-CLI itself asks for what is missing.
	expect( () => command( 'survey', 'get' ) ).toThrow(
		'usage: wp userfeedback survey get <id>'
	);
	const ended = runAll( Object.keys( errors ) );
	for ( const [ name, error ] of Object.entries( errors ) ) {
		expect
			.soft( ended[ name ], name )
			.toEqual( [ 1, expect.stringContaining( error ) ] );
	}

	await user( { name: 'clerk', role: 'author' } );
	const denied = [
		'survey list',
		`survey get ${ id }`,
		'survey create --title=Mine',
		`survey update ${ id } --title=Mine`,
		`survey trash ${ id }`,
		`survey export ${ id }`,
		`response list ${ id }`,
		`response trash ${ id } 1`,
		'rating results',
		'rating sources',
		'license get',
		'license deactivate',
		`export ${ id }`,
		'jobs list',
	];
	expect( runAll( denied, '--user=clerk' ) ).toEqual(
		Object.fromEntries(
			denied.map( ( name ) => [
				name,
				[
					1,
					'Error: You may not do this. Ask an administrator of this site for access.',
				],
			] )
		)
	);
	expect(
		command( 'survey', 'list', '--fields=id,title,status', '--format=csv' )
	).toBe( `id,title,status\n${ id },Stays,publish` );
} );
