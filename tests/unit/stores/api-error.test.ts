import { toApiError } from '@/stores/api-error';

const thrown = ( code: string, status?: number, data: object = {} ) =>
	toApiError( { code, message: '', data: { ...data, status } } );

describe( 'an error of a request', () => {
	it.each< [ string, number | undefined, boolean ] >( [
		[ 'fetch_error', undefined, true ],
		[ 'offline_error', undefined, true ],
		[ 'userfeedback_timeout', undefined, true ],
		[ 'invalid_json', undefined, true ],
		[ 'internal_server_error', 500, true ],
		[ 'proxy', 504, true ],
		[ 'userfeedback_survey_invalid', 400, false ],
		[ 'userfeedback_access_denied', 403, false ],
		[ 'userfeedback_conflict', 409, false ],
		[ 'rest_not_logged_in', 401, false ],
		[ 'too_many', 499, false ],
	] )(
		'%s with status %s: the server may have processed the request: %s',
		( code, status, isLost ) => {
			expect( thrown( code, status ).isAnswerLost ).toBe( isLost );
		}
	);

	it.each( [
		[ true, true ],
		[ false, false ],
		[ undefined, false ],
		[ 1, false ],
	] )(
		'is a conflict with by_you %s, by the same user: %s',
		( byYou, isOwn ) => {
			const data = { revision: 4, by_you: byYou };
			expect( thrown( 'x', 409, data ).conflict ).toEqual( {
				revision: 4,
				isOwn,
				savedBy: '',
				savedAt: null,
			} );
		}
	);

	it.each( [
		[ 409, {} ],
		[ 409, { revision: '4' } ],
		[ 400, { revision: 4 } ],
	] )( 'with status %d and %j is not a conflict', ( status, data ) => {
		expect( thrown( 'x', status, data ).conflict ).toBeUndefined();
	} );
} );
