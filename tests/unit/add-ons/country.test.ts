import { openRegistry } from '@/widget/registry';
import { warn } from '@/widget/warn';
import fixture from '../../fixtures/inline-form.json';
import { form, openPage, useInlinePage } from '../widget/inline-page';
import { answerBy } from '../widget/page-life';
import { pageData, strings, survey } from '../widget/support';

jest.mock( '@/widget/warn' );
jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => Promise.resolve(),
} ) );

const URL_OF_VISITOR = 'https://example.com/wp-json/userfeedback/v1/visitor';

const asked = jest.fn();

useInlinePage();

/** The server's answers, in order; the last one is repeated. */
function answer( ...answers: ( [ number, unknown ] | 'offline' )[] ): void {
	asked.mockReset();
	answerBy( ( url, request ) => {
		asked( url, request );
		const given = answers.length > 1 ? answers.shift() : answers[ 0 ];
		if ( given === 'offline' || ! given ) {
			return Promise.reject( new TypeError( 'offline' ) );
		}
		const [ status, body ] = given;
		return Promise.resolve( {
			ok: status === 200,
			status,
			json: () => Promise.resolve( body ),
		} as Response );
	} );
}

const inCountries = ( countries: string[] ) => {
	const { settings } = survey();
	return survey( { settings: { ...settings, geo_targeting: countries } } );
};

/** The gate's word for a survey of some countries. */
function reason( countries: string[], site = '' ) {
	return openRegistry()
		.gate!.get( 'country' )!
		.reason( inCountries( countries ), {
			data: pageData( {
				site,
				strings: { ...strings, visitor_url: URL_OF_VISITOR },
			} ),
			now: 0,
			cookies: '',
		} );
}

/** Loads the part anew, as the next page does. */
async function loadPart(): Promise< void > {
	await jest.isolateModulesAsync( async () => {
		await import( '@/add-ons/geo-restrictions/parts/country' );
	} );
}

beforeEach( loadPart );

describe( 'the gate of countries', () => {
	it( '[SEL-05~] shows a survey in its countries only, and asks once in a session', async () => {
		answer( [ 200, { country: 'DE' } ] );
		await expect( reason( [ 'FR', 'DE' ] ) ).resolves.toBeNull();
		await expect( reason( [ 'FR' ] ) ).resolves.toBe( 'country' );
		await loadPart();
		await expect( reason( [ 'DE' ] ) ).resolves.toBeNull();
		expect( asked.mock.calls ).toEqual( [
			[ URL_OF_VISITOR, { credentials: 'omit' } ],
		] );
	} );

	it( '[SEL-05~] asks nothing for a survey of all countries', async () => {
		answer( 'offline' );
		await expect( reason( [] ) ).resolves.toBeNull();
		expect( asked ).not.toHaveBeenCalled();
	} );

	it( '[SEL-05~] counts an unknown country as outside of all, also on later pages', async () => {
		answer( [ 200, { country: null } ] );
		await expect( reason( [ 'DE' ] ) ).resolves.toBe( 'country' );
		await loadPart();
		await expect( reason( [ 'DE' ] ) ).resolves.toBe( 'country' );
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'does not answer', 'offline' as const ],
		[ 'refuses', [ 404, { country: 'DE' } ] as [ number, unknown ] ],
		[ 'says something else', [ 200, {} ] as [ number, unknown ] ],
		[ 'says nothing', [ 200, null ] as [ number, unknown ] ],
	] )(
		'[SEL-05~] fails if the site %s, and asks again for the next survey',
		async ( _, failure ) => {
			answer( failure, [ 200, { country: 'DE' } ] );
			await expect( reason( [ 'DE' ] ) ).rejects.toThrow();
			await expect( reason( [ 'DE' ] ) ).resolves.toBeNull();
		}
	);

	it( 'keeps the country apart for sites that share a host, and works without storage', async () => {
		answer( [ 200, { country: 'DE' } ], [ 200, { country: 'FR' } ] );
		await expect( reason( [ 'DE' ], 'a' ) ).resolves.toBeNull();
		await loadPart();
		await expect( reason( [ 'DE' ], 'b' ) ).resolves.toBe( 'country' );
		const set = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new Error( 'full' );
			} );
		sessionStorage.clear();
		await loadPart();
		await expect( reason( [ 'FR' ] ) ).resolves.toBeNull();
		set.mockRestore();
	} );
} );

describe( 'a survey for some countries in the content of a page', () => {
	const html = fixture.html.replace(
		'class="userfeedback-inline"',
		'class="userfeedback-inline" hidden'
	);

	/** Opens a page whose survey is for Germany. */
	async function open(): Promise< HTMLElement > {
		await openPage( ( data ) => {
			const [ first ] = data.surveys;
			first!.settings.geo_targeting = [ 'DE' ];
			first!.gates = [];
			Object.assign( data.strings, { visitor_url: URL_OF_VISITOR } );
		}, html );
		await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
		return document.querySelector< HTMLElement >( '.userfeedback-inline' )!;
	}

	it( '[SEL-05~] is shown and asks one question at a time where its visitor may see it', async () => {
		answer( [ 200, { country: 'DE' } ] );
		openRegistry().gate!.set( 'closed', { reason: () => 'closed' } );
		const frame = await open();
		expect( frame ).not.toHaveAttribute( 'hidden' );
		expect( form() ).toHaveClass( 'is-running' );
	} );

	it( '[SEL-05~] stays hidden elsewhere, and if the site cannot be asked', async () => {
		answer( [ 200, { country: 'FR' } ] );
		expect( await open() ).toHaveAttribute( 'hidden' );
		expect( form() ).not.toHaveClass( 'is-running' );
		expect( warn ).not.toHaveBeenCalled();
		sessionStorage.clear();
		await loadPart();
		answer( 'offline' );
		expect( await open() ).toHaveAttribute( 'hidden' );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );
} );
