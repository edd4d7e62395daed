import { TAB_ROUTE } from '../../src/admin-pages/settings/tabs';
import {
	addOnsUrl,
	responsesUrl,
	resultsUrl,
	settingsUrl,
	surveysUrl,
} from '../../src/components/admin-data';
import {
	BUILDER,
	DUPLICATE_SURVEY,
	EDIT_SURVEY,
	NEW_SURVEY,
	RESPONSE,
	RESPONSES,
	SURVEY_RESULTS,
	defineRoute,
	editRoute,
	hrefOf,
	parseRoute,
	publishRoute,
	withQuery,
} from '../../src/routes';
import { NEW_SURVEY_ID } from '../../src/survey-model';
import links from '../fixtures/admin-links.json';

/** The largest id that a route takes. */
const MAX = 999_999_999_999_999;

describe( 'a route', () => {
	it.each( [
		[ EDIT_SURVEY, { id: 7 }, '/edit/7' ],
		[ DUPLICATE_SURVEY, { id: MAX }, `/duplicate/${ MAX }` ],
		[ BUILDER, { id: 7, step: 'publish' }, '/edit/7/publish' ],
		[ BUILDER, { id: NEW_SURVEY_ID, step: 'setup' }, '/new/setup' ],
		[ SURVEY_RESULTS, { surveyId: 7 }, '/survey/7' ],
		[ RESPONSES, { surveyId: 7 }, '/survey/7/responses' ],
		[ RESPONSE, { surveyId: 7, id: 9 }, '/survey/7/responses/9' ],
		[ TAB_ROUTE, { tab: 'access' }, '/access' ],
	] )( 'parses back to what it was built of: %#', ( kind, params, route ) => {
		const { build } = kind as typeof EDIT_SURVEY;
		expect( build( params as { id: number } ) ).toBe( route );
		for ( const address of [
			route,
			`${ route }/`,
			`${ route }?paged=2`,
		] ) {
			expect( parseRoute( kind as typeof EDIT_SURVEY, address ) ).toEqual(
				params
			);
		}
	} );

	it.each( [
		[ SURVEY_RESULTS, '/survey/0' ],
		[ SURVEY_RESULTS, '/survey/07' ],
		[ SURVEY_RESULTS, `/survey/${ MAX }0` ],
		[ SURVEY_RESULTS, '/survey/7/responses' ],
		[ RESPONSES, '/survey/7/responses/9' ],
		[ RESPONSE, '/survey/7/responses/nine' ],
		[ BUILDER, '/edit/7' ],
		[ BUILDER, '/new' ],
		[ BUILDER, '/edit/7/Publish' ],
		[ TAB_ROUTE, '/advanced' ],
	] )( 'of another kind has no parameters: %#', ( kind, route ) => {
		expect( parseRoute( kind as typeof EDIT_SURVEY, route ) ).toBe(
			undefined
		);
	} );

	it( 'takes ids as numbers and other parameters as words', () => {
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

	it( 'into the builder is one of the builder', () => {
		for ( const route of [ editRoute( 7 ), publishRoute( 7 ) ] ) {
			expect( parseRoute( BUILDER, route ) ).toMatchObject( { id: 7 } );
		}
	} );
} );

describe( 'an address', () => {
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

	it( 'names the page and its route', () => {
		expect( responsesUrl( 7 ) ).toBe(
			'admin.php?page=userfeedback_results#/survey/7/responses'
		);
		expect( settingsUrl() ).toBe(
			'admin.php?page=userfeedback_settings#/general'
		);
		expect( addOnsUrl() ).toBe( 'admin.php?page=userfeedback_addons' );
		expect( hrefOf( NEW_SURVEY ) ).toBe( '#/new' );
	} );

	// PHP's tests read the same fixture.
	it( 'is the one that PHP prints and sends by email', () => {
		expect( surveysUrl( NEW_SURVEY ) ).toBe(
			`admin.php?${ links.new_survey }`
		);
		expect( resultsUrl( 7 ) ).toBe(
			`admin.php?${ links.survey_results.replace( '{id}', '7' ) }`
		);
	} );
} );
