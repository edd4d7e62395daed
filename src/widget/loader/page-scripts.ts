import { openRegistry } from '../registry';
import type { AppScript } from '../types';
import { warn } from '../warn';
import { clearForgedGlobals, ofDocument, scriptWithId } from './own-page';

const GLOBALS: Record< string, string > = {
	react: 'React',
	'react-dom': 'ReactDOM',
	'react-jsx-runtime': 'ReactJSXRuntime',
	'userfeedback-widget-outbox': 'userfeedback.outbox',
	'userfeedback-widget-control': 'userfeedback.control',
	'userfeedback-widget-app': 'userfeedback.app',
};

/** How long to wait for a script tag of the page after the load event, in milliseconds, before our own copy is inserted. */
const PATIENCE = 5000;

/** An attribute of inserted scripts that have run: parts leave no global that could tell. */
const RAN = 'data-ran';

/**
 * Loads the app's scripts and their dependencies: they download in parallel and run in order.
 *
 * Reuses what the page already has, because a second copy of React breaks plugins that use the first one. An existing
 * global is used, a tag that WordPress printed (`<handle>-js`) is awaited, and otherwise a script is inserted.
 * Rejects if the page's React is too old, or if a required script does not run.
 *
 * @param scripts In dependency order.
 * @param nonce   The loader's Content-Security-Policy nonce, or an empty string.
 */
export async function loadScripts(
	scripts: AppScript[],
	nonce: string
): Promise< void > {
	clearForgedGlobals();
	openRegistry();
	const { React } = window as { React?: { version: string } };
	if ( scripts.some( isReact ) && React && parseInt( React.version ) < 18 ) {
		throw new Error( `the page has React ${ React.version }` );
	}
	for ( const { handle, src } of scripts ) {
		if ( ! isLoaded( handle ) && ! tagOf( handle ) ) {
			append( 'link', {
				nonce,
				rel: 'preload',
				as: 'script',
				href: src,
			} );
		}
	}
	for ( const script of scripts ) {
		const tag = tagOf( script.handle );
		if ( tag && ! isLoaded( script.handle ) ) {
			await settled( tag );
		}
		const isUnknown = ! globalOf( script.handle );
		if ( ! isLoaded( script.handle ) && ! ( tag && isUnknown ) ) {
			await insert( script, nonce ).catch( ( error: unknown ) => {
				if ( ! script.optional ) {
					throw error;
				}
				warn( error );
			} );
		}
	}
}

async function insert(
	{ handle, src, before, after }: AppScript,
	nonce: string
): Promise< void > {
	if ( before ) {
		append( 'script', { nonce, textContent: before } );
	}
	const showAmd = hideAmd( handle );
	try {
		const ran = await new Promise< Event >( ( onload, reject ) => {
			const script = append( 'script', {
				nonce,
				id: `${ handle }-js`,
				async: false,
				onload,
				onerror: () => {
					// Another survey may need it: it must be tried and fail again.
					script.remove();
					reject( new Error( `${ src } failed` ) );
				},
				src,
			} );
		} );
		( ran.target as HTMLElement | null )?.setAttribute( RAN, '' );
	} finally {
		showAmd();
	}
	if ( after ) {
		append( 'script', { nonce, textContent: after } );
	}
	if ( globalOf( handle ) && ! isLoaded( handle ) ) {
		throw new Error( `${ src } left nothing` );
	}
}

const isReact = ( { handle }: AppScript ) => handle === 'react';

function append< Tag extends 'link' | 'script' >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), properties );
	ofDocument( 'head' ).append( element );
	return element;
}

const tagOf = ( handle: string ) => scriptWithId( `${ handle }-js` );

/** The path of the global that a script defines: `wp-escape-html` becomes `wp.escapeHtml`; empty if it is unknown. */
function globalOf( handle: string ): string {
	const known = GLOBALS[ handle ];
	if ( known || ! handle.startsWith( 'wp-' ) ) {
		return known ?? '';
	}
	return handle
		.replace( '-', '.' )
		.replace( /-(.)/g, ( _, letter: string ) => letter.toUpperCase() );
}

function isLoaded( handle: string ): boolean {
	const path = globalOf( handle );
	if ( ! path ) {
		return !! tagOf( handle )?.hasAttribute( RAN );
	}
	let value: unknown = window;
	for ( const name of path.split( '.' ) ) {
		value = ( value as Record< string, unknown > | undefined )?.[ name ];
	}
	return !! value;
}

/**
 * Resolves when the script has run or failed, or after a timeout: a blocked script fires no events, and neither does
 * one that failed before.
 */
function settled( tag: HTMLElement ): Promise< unknown > {
	return new Promise( ( resolve ) => {
		const limit = () => setTimeout( resolve, PATIENCE );
		tag.addEventListener( 'load', resolve );
		tag.addEventListener( 'error', resolve );
		if ( document.readyState === 'complete' ) {
			limit();
		} else {
			window.addEventListener( 'load', limit );
		}
	} );
}

/**
 * Hides an AMD loader while React's files run: otherwise they would register with it and define no global. Our own
 * files do not use AMD; they may run in parallel with React's and must not unhide the loader too early.
 */
function hideAmd( handle: string ): () => void {
	const { define } = window as { define?: { amd?: unknown } };
	if ( ! define?.amd || handle.startsWith( 'userfeedback-' ) ) {
		return () => {};
	}
	const { amd } = define;
	define.amd = undefined;
	return () => {
		define.amd = amd;
	};
}
