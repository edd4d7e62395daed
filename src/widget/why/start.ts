import type { WhyReport } from '../../survey-model';
import { scriptWithId } from '../loader/own-page';
import type { DataElement } from '../page-data';
import { writeReport } from './console';
import { watchPage } from './page-watch';
import { createPanel } from './panel';
import { rowsOf } from './rows';
import { showAnyway } from './show-anyway';
import styles from './style.scss?inline';

/** Ids of WhyBar.php. */
const ITEM = 'wp-admin-bar-userfeedback-why';
const DATA = 'userfeedback-why-data';

/** The fragment with which the post editor links to the panel (src/blocks/post-panel). */
const OPEN = '#userfeedback-why';

/**
 * Connects the item of the admin bar with its panel, and writes to the console in debug mode.
 *
 * @param nonce The Content-Security-Policy nonce of this script, or an empty string.
 */
export function start( nonce: string ): void {
	const element: DataElement | undefined = scriptWithId( DATA );
	if ( ! element || element.isTaken ) {
		return;
	}
	element.isTaken = true;
	const report: WhyReport = JSON.parse( element.textContent );
	const page = watchPage( nonce, writeInDebugMode );
	const rows = () =>
		rowsOf(
			report,
			page.data()?.surveys ?? [],
			page.progress(),
			page.judge
		);

	async function writeInDebugMode(): Promise< void > {
		if ( report.is_debug ) {
			writeReport( report, await rows() );
		}
	}

	if ( ! page.data() ) {
		// No survey can show here, so the loader is not on the page and chooses none.
		void writeInDebugMode();
	}
	const item = document.querySelector< HTMLElement >( `#${ ITEM } > a` );
	if ( ! item || ! report.editor ) {
		return;
	}
	const root = createRoot( report );
	const panel = createPanel( root, item, report, {
		rows,
		onShow: ( survey ) =>
			void showAnyway( root, report, survey, page, nonce, () =>
				item.focus()
			),
	} );
	item.role = 'button';
	item.setAttribute( 'aria-haspopup', 'dialog' );
	item.setAttribute( 'aria-expanded', 'false' );
	item.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		void panel.open();
	} );
	item.addEventListener( 'keydown', ( event ) => {
		// A link reacts to Enter only.
		if ( event.key === ' ' ) {
			event.preventDefault();
			void panel.open();
		}
	} );
	if ( window.location.hash === OPEN ) {
		void panel.open();
	}
}

/** A shadow root that the theme's styles do not affect. The dialogs in it are in the browser's top layer. */
function createRoot( { lang, dir }: WhyReport ): ShadowRoot {
	const host = document.createElement( 'userfeedback-why' );
	Object.assign( host, { lang, dir } );
	const root = host.attachShadow( { mode: 'open' } );
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( styles );
	root.adoptedStyleSheets = [ sheet ];
	// The theme's keyboard shortcuts do not see what is focused in here.
	for ( const type of [ 'keydown', 'keypress', 'keyup' ] ) {
		host.addEventListener( type, ( event ) => event.stopPropagation() );
	}
	document.documentElement.append( host );
	return root;
}
