import { attempt } from '../attempt';
import { create } from '../element';
import { createCounter } from '../engine/counter';
import { closePopup, togglePopup } from '../popup/gestures';
import { createHost } from '../popup/host';
import { seePopup } from '../popup/seen';
import { partsOf } from '../registry';
import type {
	MountArguments,
	OnPopupChange,
	PopupCommand,
	PopupState,
} from '../types';
import { warn } from '../warn';
import styles from '../popup/style.scss?inline';

const SVG = 'http://www.w3.org/2000/svg';
const ARROW = 'M3.5 6 8 10.5 12.5 6';

/**
 * Shows a minimized popup as its tab alone, without React and without the questions: they are loaded when the visitor opens it, or is
 * about to. The app then draws the whole popup in the tab's place.
 *
 * @param what    The page's data and the survey.
 * @param loadApp Loads the app with the survey's parts.
 */
export function showTab(
	what: MountArguments,
	loadApp: () => Promise< unknown >
): void {
	let state: PopupState = {
		survey: what.survey,
		index: 0,
		answers: [],
		drafts: {},
		submissionId: '',
		view: 'question',
		isOpen: true,
		isMinimized: true,
		delivery: { status: 'none' },
	};
	let isOpening = false;
	const host = createHost( what.data, styles );
	const { section, tab } = drawTab( what );
	const setBusy = ( isBusy: boolean ) =>
		section.setAttribute( 'aria-busy', String( isBusy ) );
	const preload = () => void loadApp().catch( () => {} );
	tab.addEventListener( 'pointerenter', preload, { once: true } );
	tab.addEventListener( 'focus', preload, { once: true } );
	tab.addEventListener( 'click', () => {
		// Some browsers do not focus clicked buttons; the popup takes over the focus.
		tab.focus();
		togglePopup( what, false, dispatch );
	} );

	function dispatch( command: PopupCommand ): void {
		if ( command.type === 'CLOSE' ) {
			closePopup( what.survey );
			host.returnFocus();
			host.remove();
			state = { ...state, isOpen: false };
			what.onChange?.( state, dispatch );
		} else if ( command.type === 'MINIMIZE' && ! isOpening ) {
			void open();
		}
	}

	async function open(): Promise< void > {
		isOpening = true;
		setBusy( true );
		try {
			await loadApp();
			if ( state.isOpen ) {
				window.userfeedback!.app!.mount( {
					...what,
					isOpened: true,
					onChange: takeOver,
				} );
			}
		} catch ( error ) {
			// The next press tries again.
			warn( error );
			setBusy( false );
		}
		isOpening = false;
	}

	/** The popup is drawn. */
	const takeOver: OnPopupChange = ( ...change ) => {
		if ( host.container.isConnected ) {
			const hadFocus = host.hasFocus();
			host.remove();
			if ( hadFocus ) {
				[ ...document.querySelectorAll( 'userfeedback-widget' ) ]
					.at( -1 )
					?.shadowRoot?.querySelector< HTMLElement >( '.tab' )
					?.focus();
			}
		}
		what.onChange?.( ...change );
	};

	setBusy( false );
	host.container.append( section );
	host.attach();
	seePopup( what, createCounter( what.data, what.survey ).see );
	what.onChange?.( state, dispatch );
}

/** The popup's frame without its panel; app/popup.tsx draws the whole. */
function drawTab( { data: { strings }, survey }: MountArguments ) {
	const { theming } = survey.settings;
	const tab = create(
		'button',
		{ className: 'tab', type: 'button' },
		theming.widget_toggle_path && drawing( theming.widget_toggle_path, 24 ),
		create( 'bdi', {}, theming.widget_toggle_text || strings.toggle ),
		drawing( ARROW, 16 )
	);
	tab.setAttribute( 'aria-expanded', 'false' );
	const section = create(
		'section',
		{ className: `widget is-${ theming.position } is-minimized` },
		tab
	);
	section.setAttribute( 'aria-label', strings.region_label ?? '' );
	for ( const { properties } of partsOf( 'theme' ) ) {
		for ( const [ name, value ] of Object.entries(
			attempt( () => properties?.( theming ) ) ?? {}
		) ) {
			if ( name.startsWith( '--' ) ) {
				section.style.setProperty( name, value );
			} else {
				section.style[ name as 'color' ] = value;
			}
		}
	}
	return { section, tab };
}

/** A line drawing, as app/components/icon.tsx. */
function drawing( path: string, box: number ): SVGElement {
	const svg = document.createElementNS( SVG, 'svg' );
	const drawn = document.createElementNS( SVG, 'path' );
	svg.setAttribute( 'class', 'line-icon' );
	svg.setAttribute( 'viewBox', `0 0 ${ box } ${ box }` );
	svg.setAttribute( 'aria-hidden', 'true' );
	drawn.setAttribute( 'd', path );
	svg.append( drawn );
	return svg;
}
