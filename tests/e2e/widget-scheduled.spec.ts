import { expect, test } from './support/test';
import {
	choiceOn,
	targeted,
	unitTestContent,
	watchChoices,
} from './support/selection';
import { widgetOf } from './support/surveys';
import { useOwner } from './support/visitors';
import { wp } from './support/wp';

const shared = useOwner();

test.afterEach( () => shared.owner.retireAll() );

/** Lets a day pass on the server: the survey was due a minute ago. */
const letADayPass = ( id: number ) =>
	wp(
		'eval',
		`global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}ufb_surveys SET publish_at = %s WHERE id = ${ id }", gmdate( "Y-m-d H:i:s", time() - 60 ) ) );` +
			' UserFeedback\\Plugin::instance()->get( UserFeedback\\Widget\\PublishedSurveys::class )->refresh();'
	);

test( '[PUB-07] a page that was cached before shows a scheduled survey from publish_at on, where its rules hold', async ( {
	visitor,
	request,
} ) => {
	await watchChoices( visitor );
	const { postPath } = unitTestContent();
	const at = Math.ceil( Date.now() / 60_000 ) * 60_000 + 24 * 3600_000;
	const { id } = ( await shared.owner.call( 'POST', 'surveys', {
		survey: {
			...targeted( [
				[ '&&', 'wp_page_type', [ 'page' ] ],
				[ '&&', 'page_url_contains', 'about' ],
				[ '||', 'query_parameter', 'tea' ],
				[ '&&', 'post_type', [ 'post' ] ],
			] ),
			title: 'Not before its time',
			publish_at: new Date( at ).toISOString().replace( '.000', '' ),
		},
	} ) ) as { id: number };
	// A full-page cache in front: what it has kept is what every visitor gets, whatever the query.
	const kept: Record< string, string > = {};
	for ( const path of [ '/about/', postPath, '/' ] ) {
		kept[ path ] = await ( await request.get( path ) ).text();
		expect( kept[ path ] ).not.toContain( 'Not before its time' );
	}
	expect( kept[ '/' ] ).not.toContain( 'userfeedback-loader' );
	await visitor.route(
		( { pathname } ) => pathname in kept,
		( route ) =>
			route.fulfill( {
				body: kept[ new URL( route.request().url() ).pathname ] ?? '',
				contentType: 'text/html; charset=utf-8',
			} )
	);
	/** What visitors get whose clock is some milliseconds after publish_at. */
	const choiceAt = async ( path: string, later: number ) => {
		// The last one that was added counts.
		await visitor.addInitScript( ( now ) => {
			Date.now = () => now;
		}, at + later );
		return choiceOn( visitor, path );
	};
	const shown = { chosen: id, reasons: {} };
	const nothing = { chosen: null, reasons: {} };
	expect( await choiceAt( '/about/', -60_000 ) ).toEqual( nothing );
	expect( await choiceAt( '/about/', 0 ), 'a wrong clock' ).toEqual(
		nothing
	);
	letADayPass( id );
	expect( await choiceAt( '/about/', -1 ) ).toEqual( nothing );
	expect( await choiceAt( '/about/', 0 ) ).toEqual( shown );
	await expect( widgetOf( visitor ) ).toBeVisible();
	expect( await choiceAt( postPath, 0 ) ).toEqual( {
		chosen: null,
		reasons: { [ id ]: 'page' },
	} );
	expect( await choiceAt( `${ postPath }?tea`, 0 ) ).toEqual( shown );
	expect( await choiceAt( '/', 0 ) ).toBeNull();
} );
