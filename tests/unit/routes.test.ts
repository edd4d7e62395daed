import { TABS, TAB_ROUTE } from '@/admin-pages/settings/tabs';
import {
	addOnsUrl,
	integrationsUrl,
	responsesUrl,
	resultsUrl,
	settingsUrl,
	surveysUrl,
} from '@/lib/admin-data';
import type { RouteOf } from '@/routes';
import {
	BUILDER,
	DUPLICATE_SURVEY,
	EDIT_SURVEY,
	FILE_IMPORT,
	IMPORTS,
	NEW_SURVEY,
	RESPONSE,
	RESPONSES,
	SURVEY_RESULTS,
	defineRoute,
	editRoute,
	hrefOf,
	parseRoute,
	publishRoute,
	routeName,
	withQuery,
} from '@/routes';
import { NEW_SURVEY_ID } from '@/survey-model';
import links from '../fixtures/admin-links.json';

/** The largest id that a route takes. */
const MAX = 999_999_999_999_999;

function built< Params >( kind: RouteOf< Params >, params: Params ) {
	return {
		params,
		address: kind.build( params ),
		parse: ( route: string ) => parseRoute( kind, route ),
	};
}

function isOf< Params >( kind: RouteOf< Params > ) {
	return ( route: string ) => parseRoute( kind, route ) !== undefined;
}

describe( 'a route', () => {
	it.each( [
		[ '/edit/7', built( EDIT_SURVEY, { id: 7 } ) ],
		[ `/duplicate/${ MAX }`, built( DUPLICATE_SURVEY, { id: MAX } ) ],
		[ '/edit/7/publish', built( BUILDER, { id: 7, step: 'publish' } ) ],
		[
			'/new/setup',
			built( BUILDER, { id: NEW_SURVEY_ID, step: 'setup' } ),
		],
		[ '/import/7', built( FILE_IMPORT, { id: 7 } ) ],
		[ '/survey/7', built( SURVEY_RESULTS, { surveyId: 7 } ) ],
		[ '/survey/7/responses', built( RESPONSES, { surveyId: 7 } ) ],
		[ '/survey/7/responses/9', built( RESPONSE, { surveyId: 7, id: 9 } ) ],
		[ '/access', built( TAB_ROUTE, { tab: 'access' } ) ],
	] )(
		'is parsed to the values that it was built from: %s',
		( route, kind ) => {
			expect( kind.address ).toBe( route );
			for ( const same of [
				route,
				`${ route }/`,
				`${ route }?paged=2`,
			] ) {
				expect( kind.parse( same ) ).toEqual( kind.params );
			}
		}
	);

	it.each( [
		[ '/survey/0', isOf( SURVEY_RESULTS ) ],
		[ '/survey/07', isOf( SURVEY_RESULTS ) ],
		[ `/survey/${ MAX }0`, isOf( SURVEY_RESULTS ) ],
		[ '/survey/7/responses', isOf( SURVEY_RESULTS ) ],
		[ '/survey/7/responses/9', isOf( RESPONSES ) ],
		[ '/survey/7/responses/nine', isOf( RESPONSE ) ],
		[ '/edit/7', isOf( BUILDER ) ],
		[ '/new', isOf( BUILDER ) ],
		[ '/edit/7/Publish', isOf( BUILDER ) ],
		[ '/advanced', isOf( TAB_ROUTE ) ],
	] )( 'of another kind is refused: %s', ( route, isMatch ) => {
		expect( isMatch( route ) ).toBe( false );
	} );

	it( 'has ids as numbers and other parameters as strings', () => {
		const grid = defineRoute( '/grid/:gridId/:side' );
		expect( parseRoute( grid, '/grid/4/left' ) ).toEqual( {
			gridId: 4,
			side: 'left',
		} );
		expect( parseRoute( grid, '/grid/4/4' ) ).toBeUndefined();
	} );

	it( 'has a question mark only with a query', () => {
		expect( withQuery( '/', '' ) ).toBe( '/' );
		expect( withQuery( '/', 'paged=2' ) ).toBe( '/?paged=2' );
	} );

	it( 'of the builder is recognized as such', () => {
		for ( const route of [ editRoute( 7 ), publishRoute( 7 ) ] ) {
			expect( parseRoute( BUILDER, route ) ).toMatchObject( { id: 7 } );
		}
	} );
} );

describe( 'a URL', () => {
	beforeEach( () => {
		const page = ( slug: string ) =>
			`admin.php?page=userfeedback_${ slug }`;
		window.userfeedbackAdmin = {
			pages: {
				surveys: page( 'surveys' ),
				results: page( 'results' ),
				addons: page( 'addons' ),
				settings: page( 'settings' ),
			},
		};
	} );
	afterEach( () => delete window.userfeedbackAdmin );

	it( 'contains the page and its route', () => {
		expect( responsesUrl( 7 ) ).toBe(
			'admin.php?page=userfeedback_results#/survey/7/responses'
		);
		expect( settingsUrl() ).toBe(
			'admin.php?page=userfeedback_settings#/general'
		);
		expect( integrationsUrl() ).toBe(
			'admin.php?page=userfeedback_settings#/integrations'
		);
		expect( addOnsUrl() ).toBe( 'admin.php?page=userfeedback_addons' );
		expect( hrefOf( NEW_SURVEY ) ).toBe( '#/new' );
	} );

	// PHP's tests read the same fixture.
	it( 'equals the one that PHP prints and sends by email', () => {
		expect( surveysUrl( NEW_SURVEY ) ).toBe(
			`admin.php?${ links.new_survey }`
		);
		expect( resultsUrl( 7 ) ).toBe(
			`admin.php?${ links.survey_results.replace( '{id}', '7' ) }`
		);
		const inEmails: [ string, string ][] = [
			[ links.email_survey, SURVEY_RESULTS.build( { surveyId: 7 } ) ],
			[ links.email_responses, RESPONSES.build( { surveyId: 7 } ) ],
			[ links.email_response, RESPONSE.build( { surveyId: 7, id: 8 } ) ],
		];
		inEmails.forEach( ( [ link, route ] ) =>
			expect(
				link.replace( '{id}', '7' ).replace( '{response_id}', '8' )
			).toBe( `page=userfeedback_results&route=${ route }` )
		);
	} );
} );

describe( 'the name of a route [ADM-01~]', () => {
	it.each( [
		[ '', 'surveys-index' ],
		[ '/?paged=2', 'surveys-index' ],
		[ BUILDER.build( { id: 0, step: 'setup' } ), 'new-survey-setup' ],
		[ editRoute( 7 ), 'edit-survey-questions' ],
		[ publishRoute( 7 ), 'edit-survey-publish' ],
		[ DUPLICATE_SURVEY.build( { id: 7 } ), 'surveys-duplicate' ],
		[ IMPORTS, 'surveys-import' ],
		[ FILE_IMPORT.build( { id: 7 } ), 'surveys-import-file' ],
		[ '/edit/7/setup', undefined ],
		[ '/nowhere', undefined ],
	] )( 'of %j on the surveys page is %s', ( route, name ) =>
		expect( routeName( 'userfeedback_surveys', route ) ).toBe( name )
	);

	it( 'is known for every tab of the settings', () =>
		expect(
			TABS.map( ( { name } ) =>
				routeName(
					'userfeedback_settings',
					TAB_ROUTE.build( { tab: name } )
				)
			)
		).toEqual( TABS.map( ( { name } ) => `settings-${ name }` ) ) );
} );
