import { openRegistry } from '../registry';
import type { AppScript } from '../types';
import { warn } from '../warn';
import { clearForgedGlobals, ofDocument, scriptWithId } from './own-page';

const GLOBALS: Record< string, string > = {
	react: 'React',
	'react-dom': 'ReactDOM',
	'react-jsx-runtime': 'ReactJSXRuntime',
	'userfeedback-widget-outbox': 'userfeedback.outbox',
	'userfeedback-widget-app': 'userfeedback.app',
};

/** Milliseconds that a script tag of the page is given after the page's load event, before we bring our own copy. */
const PATIENCE = 5000;

/**
 * Brings the app's closure into the page, one script after the other while all of them download at once.
 *
 * What the page has already is left alone, because a second React breaks the plugins that use the first: a global that
 * exists is used, a tag that WordPress printed (`<handle>-js`) is awaited, and only then a script is inserted. Rejects
 * where the page's React is too old for ours, and when a script does not run that is not marked optional.
 *
 * @param scripts In the order of their dependencies.
 * @param nonce   The loader's own Content-Security-Policy nonce, or an empty string.
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
		await new Promise< unknown >( ( onload, reject ) =>
			append( 'script', {
				nonce,
				id: `${ handle }-js`,
				async: false,
				onload,
				onerror: () => reject( new Error( `${ src } failed` ) ),
				src,
			} )
		);
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
): void {
	ofDocument( 'head' ).append(
		Object.assign( document.createElement( tag ), properties )
	);
}

const tagOf = ( handle: string ) => scriptWithId( `${ handle }-js` );

/** The path of what a script leaves behind: `wp-escape-html` becomes `wp.escapeHtml`; empty when nobody knows. */
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
	let value: unknown = window;
	for ( const name of path.split( '.' ) ) {
		value = ( value as Record< string, unknown > | undefined )?.[ name ];
	}
	return path !== '' && !! value;
}

/** Resolves when the tag has run or failed; one that never says so (blocked, or failed before we looked) has a limit. */
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
 * React's files hand themselves to an AMD loader where one is, and leave no global: it looks away until they ran. Files of
 * our own do not ask for it; they may come beside React's and must not bring it back too early.
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
