import { loadScripts } from '@/widget/show/page-scripts';
import type { WidgetScript } from '@/survey-model';
import { settle } from './support';

interface Page {
	React?: unknown;
	ReactDOM?: unknown;
	ran?: string[];
	wp?: Record< string, unknown >;
	define?: unknown;
	userfeedback?: unknown;
}
const page = window as unknown as Page;

const script = ( handle: string, changes: Partial< WidgetScript > = {} ) => ( {
	handle,
	src: `/${ handle }.js`,
	before: '',
	after: '',
	...changes,
} );
const tag = ( handle: string ) =>
	document.getElementById( `${ handle }-js` ) as HTMLScriptElement | null;
const insertedSources = () =>
	Array.from( document.head.querySelectorAll( 'script[src]' ), ( element ) =>
		element.getAttribute( 'src' )
	);

/** Plays the browser: the inserted script runs, leaves its global and says so. */
async function finish( handle: string, type: 'load' | 'error' = 'load' ) {
	if ( type === 'load' ) {
		if ( handle === 'react' ) {
			page.React = {};
		}
		if ( handle === 'userfeedback-widget-outbox' ) {
			page.userfeedback = { outbox: {} };
		}
		if ( handle === 'wp-escape-html' ) {
			page.wp = { escapeHtml: {} };
		}
	}
	tag( handle )?.dispatchEvent( new Event( type ) );
	await settle();
}

beforeEach( () => {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
	for ( const name of [
		'React',
		'ReactDOM',
		'wp',
		'define',
		'ran',
		'userfeedback',
	] as const ) {
		delete page[ name ];
	}
} );

describe( 'loadScripts', () => {
	it( 'inserts the scripts in order and downloads all at once', async () => {
		const done = jest.fn();
		void loadScripts(
			[ script( 'react' ), script( 'wp-escape-html' ) ],
			''
		).then( done );
		expect( insertedSources() ).toEqual( [
			'/react.js',
			'/wp-escape-html.js',
		] );
		expect( tag( 'react' )?.async ).toBe( false );
		await finish( 'react' );
		expect( done ).not.toHaveBeenCalled();
		await finish( 'wp-escape-html' );
		expect( done ).toHaveBeenCalled();
	} );

	it( 'runs ours only after all that they need', async () => {
		void loadScripts(
			[ script( 'userfeedback-logic' ), script( 'react' ) ],
			''
		);
		expect( insertedSources() ).toEqual( [ '/react.js' ] );
		await finish( 'react' );
		expect( insertedSources() ).toEqual( [
			'/react.js',
			'/userfeedback-logic.js',
		] );
	} );

	it( 'skips scripts that the page already has, including their inline code', async () => {
		page.React = {};
		page.ReactDOM = {};
		page.wp = { element: {}, escapeHtml: {} };
		await loadScripts(
			[
				script( 'react', { before: 'window.ran = [ "before" ]' } ),
				script( 'react-dom' ),
				script( 'wp-escape-html' ),
				script( 'wp-element' ),
			],
			''
		);
		expect( document.head.childElementCount ).toBe( 0 );
		expect( page.ran ).toBeUndefined();
	} );

	it( 'waits for the page’s tag, and inserts no second copy', async () => {
		document.body.innerHTML = '<script id="react-js"></script>';
		const done = jest.fn();
		void loadScripts( [ script( 'react' ) ], '' ).then( done );
		await settle();
		expect( done ).not.toHaveBeenCalled();
		await finish( 'react' );
		expect( done ).toHaveBeenCalled();
		expect( document.head.childElementCount ).toBe( 0 );
	} );

	it( 'inserts its own copy if the page’s tag has failed', async () => {
		document.body.innerHTML = '<script id="react-js"></script>';
		void loadScripts( [ script( 'react' ) ], '' );
		await finish( 'react', 'error' );
		expect( insertedSources() ).toEqual( [ '/react.js' ] );
	} );

	it( 'inserts its own copy if the page’s tag fires no event', async () => {
		jest.useFakeTimers();
		document.body.innerHTML =
			'<script type="text/plain" id="react-js"></script>';
		void loadScripts( [ script( 'react' ) ], '' );
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( insertedSources() ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( insertedSources() ).toEqual( [ '/react.js' ] );
		jest.useRealTimers();
	} );

	it( 'hides define.amd only while a script runs', async () => {
		const amd = { jQuery: true };
		const define = Object.assign( () => {}, { amd } );
		page.define = define;
		void loadScripts( [ script( 'react' ) ], '' );
		expect( define.amd ).toBeUndefined();
		await finish( 'react' );
		expect( define.amd ).toBe( amd );
	} );

	it( 'keeps define.amd hidden from React while another script runs in parallel', async () => {
		const amd = {};
		const define = Object.assign( () => {}, { amd } );
		page.define = define;
		const outbox = 'userfeedback-widget-outbox';
		void loadScripts( [ script( outbox ) ], '' );
		expect( define.amd ).toBe( amd );
		void loadScripts( [ script( 'react' ) ], '' );
		await finish( outbox );
		expect( define.amd ).toBeUndefined();
		await finish( 'react' );
		expect( define.amd ).toBe( amd );
	} );

	it( 'restores define.amd after a failure and stops', async () => {
		const amd = {};
		const define = Object.assign( () => {}, { amd } );
		page.define = define;
		const failed = jest.fn();
		void loadScripts(
			[
				script( 'react' ),
				script( 'react-dom' ),
				script( 'userfeedback-widget-app' ),
			],
			''
		).catch( failed );
		await finish( 'react', 'error' );
		expect( define.amd ).toBeUndefined();
		await finish( 'react-dom' );
		expect( define.amd ).toBe( amd );
		expect( failed ).toHaveBeenCalled();
		expect( insertedSources() ).toEqual( [ '/react-dom.js' ] );
	} );

	it( 'continues without an optional script that failed, and logs a warning', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const done = jest.fn();
		void loadScripts(
			[ script( 'addition', { optional: true } ), script( 'stars' ) ],
			''
		).then( done );
		await finish( 'addition', 'error' );
		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( insertedSources() ).toEqual( [ '/stars.js' ] );
		await finish( 'stars' );
		expect( done ).toHaveBeenCalled();
		warn.mockRestore();
	} );

	it( 'runs a part once, and fails for every survey whose part cannot be loaded', async () => {
		const done = jest.fn();
		const failed = jest.fn();
		void loadScripts( [ script( 'targeting' ) ], '' ).then( done );
		await finish( 'targeting' );
		await loadScripts( [ script( 'targeting' ) ], '' ).then( done );
		expect( done ).toHaveBeenCalledTimes( 2 );
		expect( insertedSources() ).toEqual( [ '/targeting.js' ] );
		for ( const time of [ 1, 2 ] ) {
			void loadScripts( [ script( 'gone' ) ], '' ).catch( failed );
			await finish( 'gone', 'error' );
			expect( failed ).toHaveBeenCalledTimes( time );
		}
	} );

	it( 'lets every script register, even if content uses our global’s name', async () => {
		document.body.innerHTML = '<a id="userfeedback"></a>';
		void loadScripts( [ script( 'stars' ) ], '' );
		expect( window.userfeedback?.register ).toEqual(
			expect.any( Function )
		);
	} );

	it( 'runs inline code before and after its file and sets the nonce on all elements', async () => {
		const nonces: string[] = [];
		const observer = new MutationObserver( ( records ) => {
			for ( const { addedNodes } of records ) {
				addedNodes.forEach( ( node ) =>
					nonces.push( ( node as HTMLElement ).nonce ?? 'none' )
				);
			}
		} );
		observer.observe( document.head, { childList: true } );
		const done = loadScripts(
			[ script( 'react', { before: '/* 1 */', after: '/* 2 */' } ) ],
			'n0nce'
		);
		const order = () =>
			Array.from(
				document.head.querySelectorAll( 'script' ),
				( element ) =>
					element.getAttribute( 'src' ) ?? element.textContent
			);
		expect( order() ).toEqual( [ '/* 1 */', '/react.js' ] );
		await finish( 'react' );
		await done;
		expect( order() ).toEqual( [ '/* 1 */', '/react.js', '/* 2 */' ] );
		expect( nonces ).toEqual( [ 'n0nce', 'n0nce', 'n0nce' ] );
		observer.disconnect();
	} );

	it( 'inserts nothing if the page’s React is too old', async () => {
		page.React = { version: '17.0.2' };
		await expect(
			loadScripts( [ script( 'react' ), script( 'wp-element' ) ], '' )
		).rejects.toThrow( 'React 17.0.2' );
		expect( document.head.childElementCount ).toBe( 0 );
	} );

	it( 'stops if a script has run and defined no global', async () => {
		const failed = jest.fn();
		void loadScripts(
			[ script( 'react-dom' ), script( 'userfeedback-widget-app' ) ],
			''
		).catch( failed );
		await finish( 'react-dom' );
		expect( failed ).toHaveBeenCalled();
		expect( insertedSources() ).toEqual( [ '/react-dom.js' ] );
	} );
} );
