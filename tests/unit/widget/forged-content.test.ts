import { start } from '@/widget/loader/start';
import { loadScripts } from '@/widget/show/page-scripts';
import {
	clearCookies,
	pageData,
	settle,
	SHOW,
	survey,
	watchListeners,
} from './support';

interface Page {
	React?: unknown;
	wp?: Record< string, unknown >;
	define?: unknown;
	userfeedback?: unknown;
}
const page = window as unknown as Page;
const mount = jest.fn();
let forget: () => void;

const script = ( handle: string ) => ( {
	handle,
	src: `/${ handle }.js`,
	before: '',
	after: '',
} );
const WITH_FORGED_CODE = JSON.stringify(
	pageData( {
		app: {
			scripts: [ { ...script( 'evil' ), before: 'window.evil = true' } ],
		},
	} )
);
/** Content as it comes through kses, which keeps ids, and names of links. */
const element = ( tag: string, id: string, text = '' ) => {
	const forged = document.createElement( tag );
	forged.id = id;
	forged.textContent = text;
	return forged.outerHTML;
};
const inserted = () =>
	Array.from( document.head.querySelectorAll( 'script' ), ( { id } ) => id );

/** Plays the browser for what the loader brings: each file runs, and what it leaves is there. */
function runFiles( leave: Record< string, () => void > = {} ) {
	const append = document.head.append.bind( document.head );
	jest.spyOn( document.head, 'append' ).mockImplementation( ( ...nodes ) => {
		append( ...nodes );
		for ( const node of nodes ) {
			if ( node instanceof HTMLScriptElement && node.src ) {
				setTimeout( () => {
					leave[ node.id.replace( /-js$/, '' ) ]?.();
					node.dispatchEvent( new Event( 'load' ) );
				} );
			}
		}
	} );
}

function printPage( content: string, json = JSON.stringify( pageData() ) ) {
	document.body.innerHTML = `${ content }<script type="application/json" id="userfeedback-data"></script>`;
	document.querySelector( 'script#userfeedback-data' )!.textContent = json;
}

beforeEach( () => {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	for ( const name of [ 'React', 'wp', 'define', 'userfeedback' ] as const ) {
		delete page[ name ];
	}
	mount.mockReset();
	clearCookies();
	localStorage.clear();
	forget = watchListeners();
} );

afterEach( () => {
	forget();
	jest.restoreAllMocks();
} );

describe( 'the loader on a page whose content forges', () => {
	it.each( [ 'pre', 'p', 'template', 'object', 'textarea' ] )(
		'our data in a %s element takes ours',
		async ( tag ) => {
			page.userfeedback = { app: { mount }, show: SHOW };
			printPage( element( tag, 'userfeedback-data', WITH_FORGED_CODE ) );
			await start( Date.now, '' );
			expect( inserted() ).toEqual( [] );
			expect( window ).not.toHaveProperty( 'evil' );
			expect( mount.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
				data: pageData(),
				survey: survey(),
				loadOutbox: expect.any( Function ),
			} );
		}
	);

	it( 'our data where there is none does nothing', async () => {
		document.body.innerHTML = element(
			'pre',
			'userfeedback-data',
			WITH_FORGED_CODE
		);
		await start( Date.now, '' );
		expect( inserted() ).toEqual( [] );
		expect( mount ).not.toHaveBeenCalled();
	} );

	it( 'window.userfeedback mounts the app of our file', async () => {
		printPage(
			'<a id="userfeedback"></a><a id="userfeedback" name="app"></a><a id="userfeedback" name="outbox"></a>',
			JSON.stringify(
				pageData( {
					app: {
						scripts: [
							script( 'userfeedback-widget-outbox' ),
							script( 'userfeedback-widget-app' ),
						],
					},
				} )
			)
		);
		// As src/widget/app does it.
		runFiles( {
			'userfeedback-widget-show': () =>
				Object.assign( ( window.userfeedback ??= {} ), { show: SHOW } ),
			'userfeedback-widget-app': () =>
				Object.assign( ( window.userfeedback ??= {} ), {
					app: { mount },
				} ),
		} );
		await start( Date.now, '' );
		expect( inserted() ).toEqual( [
			'userfeedback-widget-show-js',
			'userfeedback-widget-app-js',
		] );
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'the outbox brings ours when something waits', async () => {
		localStorage.setItem( 'userfeedback-outbox:an-id', '{}' );
		printPage(
			'<a id="userfeedback"></a><a id="userfeedback" name="outbox"></a>',
			JSON.stringify(
				pageData( {
					surveys: [],
					app: {
						scripts: [ script( 'userfeedback-widget-outbox' ) ],
					},
				} )
			)
		);
		await start( Date.now, '' );
		expect( inserted() ).toEqual( [ 'userfeedback-widget-outbox-js' ] );
	} );

	it.each( [ 'currentScript', 'userfeedback-loader-js' ] )(
		'%s takes no nonce from it',
		async ( id ) => {
			jest.useFakeTimers();
			const forged = document.createElement( 'object' );
			forged.id = id;
			forged.nonce = 'forged';
			printPage(
				'',
				JSON.stringify(
					pageData( { app: { scripts: [ script( 'react' ) ] } } )
				)
			);
			document.body.prepend( forged );
			// Not what this DOM does by itself, but every browser: an object's id is a property of the document.
			Object.defineProperty( document, 'currentScript', {
				configurable: true,
				get: () => forged,
			} );
			await jest.isolateModulesAsync( async () => {
				await import( '@/widget/loader' );
			} );
			await jest.advanceTimersByTimeAsync( 0 );
			delete ( document as { currentScript?: unknown } ).currentScript;
			jest.useRealTimers();
			const [ tag ] = document.head.querySelectorAll( 'script' );
			expect( tag?.id ).toBe( 'userfeedback-widget-show-js' );
			expect( tag?.nonce ).toBe( '' );
		}
	);
} );

describe( 'loadScripts on a page whose content forges', () => {
	it.each( [ 'p', 'img', 'object' ] )(
		'the tag of a script with a %s element brings the file at once',
		async ( tag ) => {
			document.body.innerHTML =
				element( tag, 'react-js' ) + element( tag, 'of-an-add-on-js' );
			runFiles( { react: () => ( page.React = {} ) } );
			await loadScripts(
				[ script( 'react' ), script( 'of-an-add-on' ) ],
				''
			);
			expect( inserted() ).toEqual( [ 'react-js', 'of-an-add-on-js' ] );
		}
	);

	it.each( [
		'<form name="React"></form>',
		'<a id="React"></a>',
		'<a id="React"></a><a id="React" name="version"></a>',
	] )( 'a global with %s brings the file', async ( html ) => {
		document.body.innerHTML = html;
		runFiles( { react: () => ( page.React = { version: '18.3.1' } ) } );
		await loadScripts( [ script( 'react' ) ], '' );
		expect( inserted() ).toEqual( [ 'react-js' ] );
		expect( page.React ).toEqual( { version: '18.3.1' } );
	} );

	it.each( [
		[ 'one link', '<a id="wp"></a>', 'theirs' ],
		[
			'several links, on which nothing can hang',
			'<a id="wp"></a><a id="wp" name="element"></a>',
			undefined,
		],
	] )(
		'the namespace wp with %s brings the file, and keeps what other scripts have left',
		async ( _, html, left ) => {
			document.body.innerHTML = html;
			// As WordPress' own scripts do it.
			( page.wp ??= {} )[ 'i18n' ] = 'theirs';
			const real = {};
			runFiles( {
				'wp-element': () => ( ( page.wp ??= {} )[ 'element' ] = real ),
			} );
			await loadScripts( [ script( 'wp-element' ) ], '' );
			expect( inserted() ).toEqual( [ 'wp-element-js' ] );
			expect( page.wp[ 'element' ] ).toBe( real );
			expect( page.wp[ 'i18n' ] ).toBe( left );
		}
	);

	it( 'an AMD loader or a CommonJS module lets React leave its global', async () => {
		document.body.innerHTML =
			'<a id="define"></a><a id="define" name="amd"></a><a id="exports"></a><a id="module"></a>';
		const seen: unknown[] = [];
		runFiles( {
			react: () => {
				for ( const name of [ 'define', 'exports', 'module' ] ) {
					seen.push(
						( window as unknown as Record< string, unknown > )[
							name
						]
					);
				}
				page.React = {};
			},
		} );
		await loadScripts( [ script( 'react' ) ], '' );
		expect( seen ).toEqual( [ undefined, undefined, undefined ] );
		await settle();
	} );

	it( 'the head of the document brings files into the real one', async () => {
		const forged = document.createElement( 'object' );
		Object.defineProperty( document, 'head', {
			configurable: true,
			get: () => forged,
		} );
		void loadScripts( [ script( 'of-an-add-on' ) ], '' );
		delete ( document as { head?: unknown } ).head;
		await settle();
		expect( forged.childElementCount ).toBe( 0 );
		expect( inserted() ).toEqual( [ 'of-an-add-on-js' ] );
	} );
} );
