import type { WidgetScript } from '../../survey-model';
import {
	appendToHead,
	clearForgedGlobal,
	globals,
	isForged,
	scriptWithId,
} from '../loader/own-page';
import type { OwnTag } from '../loader/own-scripts';
import { insertScript, loadOwn, tolerate } from '../loader/own-scripts';
import { openRegistry } from '../registry';

const GLOBALS: Record< string, string > = {
	react: 'React',
	'react-dom': 'ReactDOM',
	'react-jsx-runtime': 'ReactJSXRuntime',
};

/** How long to wait for a script tag of the page after the load event, in milliseconds, before our own copy is inserted. */
const PATIENCE = 5000;

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
	scripts: WidgetScript[],
	nonce: string
): Promise< void > {
	clearForgedGlobal( 'userfeedback' );
	clearForgedGlobal( 'wp' );
	for ( const name of [
		'exports',
		'module',
		'define',
		'React',
		'ReactDOM',
		'ReactJSXRuntime',
	] ) {
		if ( isForged( name ) ) {
			globals[ name ] = undefined;
		}
	}
	openRegistry();
	const { React } = window as { React?: { version: string } };
	const isReact = ( { handle }: WidgetScript ) => handle === 'react';
	if ( scripts.some( isReact ) && React && parseInt( React.version ) < 18 ) {
		throw new Error( `the page has React ${ React.version }` );
	}
	const isOurs = ( { handle }: WidgetScript ) =>
		handle.startsWith( 'userfeedback-' );
	// Ours need the others, and must not run if those fail. Other plugins' parts are among those.
	await runOthers(
		scripts.filter( ( script ) => ! isOurs( script ) ),
		nonce
	);
	await loadOwn( scripts.filter( isOurs ), nonce );
}

/** Runs those scripts that the page does not have, all at once, in their order. One with code before it waits for those before. */
async function runOthers(
	scripts: WidgetScript[],
	nonce: string
): Promise< void > {
	const tags = scripts.map( ( { handle } ) =>
		isLoaded( handle ) ? undefined : tagOf( handle )
	);
	if ( tags.some( Boolean ) ) {
		await Promise.all( tags.map( ( tag ) => tag && settled( tag ) ) );
	}
	const missing = scripts.filter( ( { handle } ) =>
		globalOf( handle ) ? ! isLoaded( handle ) : ! tagOf( handle )
	);
	const running: Promise< unknown >[] = [];
	// They would register with an AMD loader, and define no global.
	const { define } = window as { define?: { amd?: unknown } };
	const amd = missing.length && define?.amd;
	if ( amd ) {
		define.amd = undefined;
	}
	for ( const script of missing ) {
		if ( script.before && running.length ) {
			await Promise.allSettled( running );
		}
		running.push( tolerate( script, run( script, nonce ) ) );
	}
	await Promise.allSettled( running );
	if ( amd ) {
		define.amd = amd;
	}
	// Throws what one of them has thrown.
	await Promise.all( running );
}

async function run( script: WidgetScript, nonce: string ): Promise< void > {
	const { handle, src, before, after } = script;
	const insertCode = ( textContent: string ) =>
		textContent && appendToHead( 'script', { nonce, textContent } );
	insertCode( before );
	await insertScript( script, nonce ).ran;
	insertCode( after );
	if ( globalOf( handle ) && ! isLoaded( handle ) ) {
		throw new Error( `${ src } left nothing` );
	}
}

const tagOf = ( handle: string ): OwnTag | undefined =>
	scriptWithId( `${ handle }-js` );

/** The path of the global that a script defines: `wp-escape-html` becomes `wp.escapeHtml`; empty if it is unknown. */
const globalOf = ( handle: string ): string =>
	handle.startsWith( 'wp-' )
		? handle
				.replace( '-', '.' )
				.replace( /-(.)/g, ( _, letter: string ) =>
					letter.toUpperCase()
				)
		: ( GLOBALS[ handle ] ?? '' );

function isLoaded( handle: string ): boolean {
	let value: unknown = window;
	for ( const name of globalOf( handle ).split( '.' ) ) {
		value = ( value as Record< string, unknown > | undefined )?.[ name ];
	}
	return !! value;
}

/**
 * Resolves when the script has run or failed, or after a timeout: a blocked script fires no events, and neither does
 * one that failed before.
 */
async function settled( tag: OwnTag ): Promise< unknown > {
	return tag.ran
		? tag.ran.catch( () => {} )
		: new Promise( ( resolve ) => {
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
