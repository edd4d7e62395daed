import preload from '../../../includes/Admin/preload.json';
import {
	DEFAULT_QUERY,
	pageToRoute,
	routeToQuery,
} from '../../../src/admin-pages/surveys/query';
import { surveysPath } from '../../../src/stores/api';

describe( 'the query of the surveys list', () => {
	it( 'is by default the one whose answer PHP puts into the page', () => {
		expect( `/userfeedback/v1${ surveysPath( DEFAULT_QUERY ) }` ).toBe(
			preload.userfeedback_surveys
		);
	} );

	it( 'comes back from the route of a page', () => {
		expect(
			routeToQuery( pageToRoute( 3 ).split( '?' )[ 1 ] ?? '' )
		).toEqual( { ...DEFAULT_QUERY, page: 3 } );
		expect( pageToRoute( 1 ) ).toBe( '/' );
	} );

	it.each( [
		'paged=0',
		'paged=-2',
		'paged=1.5',
		'paged=x',
		'paged=1e400',
		'other=3',
		'',
	] )( 'is the default one when the address says %p', ( hashQuery ) => {
		expect( routeToQuery( hashQuery ) ).toEqual( DEFAULT_QUERY );
	} );
} );
