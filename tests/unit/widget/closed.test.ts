import { openRegistry, partsOf } from '@/widget/registry';
import { closedCookie } from '@/widget/visitor-cookie';
import { clearCookies, pageData, survey } from './support';

beforeAll( () => {
	openRegistry();
	jest.requireActual( '@/widget/parts/closed' );
} );
beforeEach( clearCookies );

/** Why the survey is hidden, if its owner hides closed surveys for some days. */
function reason( days: number, cookieName = 'userfeedback-7' ) {
	const { settings } = survey();
	const [ gate ] = partsOf( 'gate' );
	return gate!.reason(
		survey( {
			cookie_name: cookieName,
			settings: {
				...settings,
				behavior: { ...settings.behavior, closed_days: days },
			},
		} ),
		{ data: pageData(), now: 0, cookies: document.cookie }
	);
}

describe( 'the gate of closed surveys', () => {
	it( '[PLS-24~] hides the survey that was closed, as long as its owner wants that', () => {
		expect( reason( 7 ) ).toBeFalsy();
		document.cookie = 'other=1; path=/';
		document.cookie = closedCookie( 'userfeedback-7', 7 );
		expect( reason( 7 ) ).toBe( 'closed' );
		expect( reason( 7, 'userfeedback-77' ) ).toBeFalsy();
		// The setting was changed since.
		expect( reason( 0 ) ).toBeFalsy();
	} );
} );
