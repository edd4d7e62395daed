import type { WidgetScript, WidgetSurvey } from '../../survey-model';
import { readProgress } from '../progress';
import { openRegistry } from '../registry';
import type { PageData } from '../types';
import { warn } from '../warn';
import { appendToHead, scriptWithId } from './own-page';

/** Before the names of our scripts in their handles (SurveyData.php). Each defines a global with its name. */
const HANDLE = 'userfeedback-widget-';

/** Our scripts that are loaded when they are needed. */
export type OwnScript = 'outbox' | 'control' | 'show' | 'tab' | 'resume';

/** A script that was inserted for us. */
export interface OwnTag extends HTMLScriptElement {
	/** Resolves when it has run. */
	ran?: Promise< unknown >;
}

/**
 * One of our scripts as the page names it. A page that was cached before an update may not: they lie side by side.
 *
 * @param data The page's data.
 * @param name Its name.
 */
export function fileOf( { app }: PageData, name: OwnScript ): WidgetScript {
	const of = ( wanted: OwnScript ) =>
		app.scripts.find( ( { handle } ) => handle === HANDLE + wanted );
	const outbox = of( 'outbox' );
	return (
		of( name ) ??
		( {
			...outbox,
			handle: HANDLE + name,
			src: outbox?.src.replace( 'outbox.js', `${ name }.js` ),
			optional: true,
		} as WidgetScript )
	);
}

/**
 * What a survey needs besides the script that draws it: its parts, and what goes on where the visitor has left it.
 *
 * @param data   The page's data.
 * @param survey The survey.
 */
export const partFiles = (
	data: PageData,
	{ cookie_name: name, scripts = [] }: WidgetSurvey
): WidgetScript[] =>
	readProgress( name ) ? [ fileOf( data, 'resume' ), ...scripts ] : scripts;

/**
 * The app with what it needs for a survey; the other scripts are loaded when they are needed.
 *
 * @param data   The page's data.
 * @param survey The survey.
 */
export const appFiles = (
	data: PageData,
	survey: WidgetSurvey
): WidgetScript[] => [
	...data.app.scripts.filter(
		( { handle } ) =>
			! handle.startsWith( HANDLE ) || handle === `${ HANDLE }app`
	),
	...partFiles( data, survey ),
];

/**
 * Loads one of our scripts, unless the page has it.
 *
 * @param data  The page's data.
 * @param name  Its name.
 * @param nonce The Content-Security-Policy nonce of our script, or an empty string.
 */
export const loadFile = ( data: PageData, name: OwnScript, nonce: string ) =>
	loadOwn( [ fileOf( data, name ) ], nonce );

/**
 * Loads scripts that need nothing that is not ours, all at once, in their order, unless the page has them. Rejects if one that
 * is not optional does not run.
 *
 * @param scripts The scripts.
 * @param nonce   See loadFile().
 */
export async function loadOwn(
	scripts: readonly WidgetScript[],
	nonce: string
): Promise< void > {
	openRegistry();
	await Promise.all( scripts.map( ( script ) => loadOne( script, nonce ) ) );
}

async function loadOne( script: WidgetScript, nonce: string ): Promise< void > {
	const { handle } = script;
	if ( window.userfeedback?.[ handle.replace( HANDLE, '' ) as OwnScript ] ) {
		return;
	}
	const tag: OwnTag =
		scriptWithId( `${ handle }-js` ) ?? insertScript( script, nonce );
	await tolerate( script, tag.ran );
}

/**
 * Waits for a script; one that is optional may fail.
 *
 * @param script  The script.
 * @param running Its run.
 */
export async function tolerate(
	{ optional }: WidgetScript,
	running: Promise< unknown > | undefined
): Promise< void > {
	try {
		await running;
	} catch ( error ) {
		if ( ! optional ) {
			throw error;
		}
		warn( error );
	}
}

/**
 * Inserts a script; those that were inserted before run before it.
 *
 * @param script The script.
 * @param nonce  See loadFile().
 */
export function insertScript(
	{ handle, src }: WidgetScript,
	nonce: string
): OwnTag {
	const tag: OwnTag = appendToHead( 'script', {
		nonce,
		id: `${ handle }-js`,
		async: false,
		src,
	} );
	tag.ran = new Promise( ( onload, reject ) =>
		Object.assign( tag, {
			onload,
			onerror() {
				// Another survey may need it: it must be tried and fail again.
				tag.remove();
				reject( new Error( src ) );
			},
		} )
	);
	return tag;
}

/**
 * Loads parts, which may need scripts that are not ours.
 *
 * @param data  The page's data.
 * @param parts The parts, in dependency order.
 * @param nonce See loadFile().
 */
export async function loadParts(
	data: PageData,
	parts: WidgetScript[],
	nonce: string
): Promise< void > {
	if (
		parts.every( ( { handle } ) => handle.startsWith( 'userfeedback-' ) )
	) {
		return loadOwn( parts, nonce );
	}
	await loadFile( data, 'show', nonce );
	await window.userfeedback!.show!.load( parts, nonce );
}
