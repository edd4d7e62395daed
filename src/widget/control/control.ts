import type { WidgetSurvey } from '../../survey-model';
import type {
	Control,
	ControlTools,
	PageData,
	Popup,
	PopupState,
} from '../types';
import { moreSurveys } from './more-surveys';
import type { Answers } from './prefill';
import { createFilling, isAnswer } from './prefill';
import { createReport } from './report';

/** Requests for surveys that follow: a wrong id must not ask for thousands. Each answers twenty. */
const MAX_ASKED = 15;

/** Opens the page's control, which goes on with a popup that is there already. */
export function createControl(): Control {
	const shared = window.userfeedback!;
	const answers = new Map< number, Answers >();
	const followers = new WeakMap< Popup, () => void >();

	function answersTo( { id }: WidgetSurvey ): Answers {
		const known = answers.get( id ) ?? new Map();
		answers.set( id, known );
		return known;
	}

	/**
	 * @param popup The popup.
	 * @param last  Its state before the first one that is followed; undefined if it was not drawn yet.
	 */
	function createFollower( popup: Popup, last?: PopupState ): () => void {
		const report = createReport( popup.survey, last );
		const fill = createFilling( answersTo( popup.survey ) );
		return () => {
			const { state, dispatch } = popup;
			if ( ! state || ! dispatch ) {
				return;
			}
			report( state );
			if ( ! state.isOpen ) {
				popup.isClosed = true;
			} else if ( popup.isClosed ) {
				// Closed between mounting and drawing.
				dispatch( { type: 'CLOSE' } );
			} else {
				fill( state, dispatch );
				if ( popup.isAskedFor ) {
					popup.isAskedFor = false;
					dispatch( { type: 'MINIMIZE', isMinimized: false } );
				} else if ( popup.takesFocus && ! state.isMinimized ) {
					popup.takesFocus = false;
					focusPopup();
				}
			}
		};
	}

	function close(): void {
		const { popup } = shared;
		if ( popup ) {
			popup.isClosed = true;
			popup.dispatch?.( { type: 'CLOSE' } );
		}
	}

	/** Starts to follow a popup, and calls its follower. */
	function follow( popup: Popup ): void {
		if ( ! followers.has( popup ) ) {
			followers.set( popup, createFollower( popup ) );
		}
		followers.get( popup )?.();
	}

	const { popup: drawn } = shared;
	if ( drawn?.state ) {
		followers.set( drawn, createFollower( drawn, drawn.state ) );
	}

	return {
		follow,
		close,
		more: moreSurveys,
		async open( tools, id, takesFocus = false ) {
			const popup = {
				// Without waiting where the page has it, so that calls keep their order.
				survey: onPage( tools.data, id ) ?? ( await load( tools, id ) ),
				isAskedFor: true,
				// Nobody loses the focus with the popup that closes.
				takesFocus:
					takesFocus || hosts().some( ( one ) => one.activeElement ),
			};
			const shown = shared.popup;
			if ( shown?.survey.id === popup.survey.id && ! shown.isClosed ) {
				Object.assign( shown, popup );
				shown.dispatch?.( { type: 'MINIMIZE', isMinimized: false } );
			} else {
				close();
				await tools.show( popup );
			}
			return true;
		},
		prefill( { data }, id, questionId, value ) {
			const survey = onPage( data, id );
			const question = survey?.questions.find(
				( one ) => one.id === questionId
			);
			if ( ! survey || ! question || ! isAnswer( question, value ) ) {
				throw new Error( `no answer to ${ questionId }` );
			}
			answersTo( survey ).set( questionId, value );
			if ( shared.popup ) {
				follow( shared.popup );
			}
			return true;
		},
	};
}

/** A survey that the page carries, by default the first one. */
const onPage = (
	{ surveys }: PageData,
	id?: number
): WidgetSurvey | undefined =>
	surveys.find( ( one ) => ! id || one.id === Number( id ) );

/**
 * A survey of the page that follows the first twenty, which it carries; it stays with them.
 *
 * @throws {Error} If the page does not have it.
 */
async function load(
	{ data }: ControlTools,
	id?: number
): Promise< WidgetSurvey > {
	const next = async ( { more }: PageData ) =>
		more && moreSurveys( data, more.url );
	let page = await next( data );
	for ( let left = MAX_ASKED; page && --left; page = await next( page ) ) {
		const survey = onPage( page, id );
		if ( survey ) {
			data.surveys.push( survey );
			Object.assign( data.strings, page.strings );
			return survey;
		}
	}
	throw new Error( `no survey ${ id }` );
}

/** The shadow roots of the popups on the page. */
const hosts = () =>
	[ ...document.querySelectorAll( 'userfeedback-widget' ) ].flatMap(
		( { shadowRoot } ) => shadowRoot ?? []
	);

/**
 * Moves the focus to the popup's heading, where the keyboard and screen readers go on.
 *
 * @param frames How many frames to try it for: what is about to appear takes no focus in the first of them.
 */
function focusPopup( frames = 60 ): void {
	// The last one: another popup may still be closing.
	const root = hosts().at( -1 );
	root?.querySelector( 'h2' )?.focus();
	if ( frames && root && ! root.activeElement ) {
		requestAnimationFrame( () => focusPopup( frames - 1 ) );
	}
}
