import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import type { CSSProperties, KeyboardEvent } from 'react';
import { attempt } from '../attempt';
import type { QuestionType, Theme, Theming } from '../definitions';
import type { Engine } from '../engine/engine';
import { currentQuestion } from '../engine/state';
import { closePopup, isEscape, togglePopup } from '../popup/gestures';
import { partsOf } from '../registry';
import type { MountArguments } from '../types';
import { startsMinimized } from '../visitor-cookie';
import { Icon } from './components/icon';
import { Progress } from './components/progress';
import { QuestionView } from './components/question-view';
import { PANEL, Tab } from './components/tab';
import { ThankYouView } from './components/thank-you-view';
import { ErrorBoundary } from './error-boundary';

/** Delay from the start to opening, in milliseconds. */
const OPENING_DELAY = 100;
/** Delay from opening to the announcement, in milliseconds: a live region announces only later changes. */
const WAITING_TIME = 150;
/** Duration of the closing animation in style.scss, in milliseconds. */
const CLOSING_TIME = 150;

interface Props {
	/** The survey has at least one question. */
	what: MountArguments;
	engine: Engine;
	/** The type of each question, by index. */
	types: readonly QuestionType[];
	onClose: () => void;
	onClosed: () => void;
}

/** The popup: a labelled region that does not take the focus, and that Escape minimizes while the focus is inside. */
export function Popup( { what, engine, types, onClose, onClosed }: Props ) {
	const { strings } = what.data;
	const { cookie_name: name, questions, settings } = what.survey;
	const { behavior, theming } = settings;
	const [ themes ] = useState( () => partsOf( 'theme' ) );
	const [ style ] = useState( () => themed( themes, theming ) );
	const [ state, setState ] = useState( engine.state );
	const [ isWaiting, setWaiting ] = useState( true );
	const { dispatch } = engine;
	const { isMinimized, isOpen } = state;
	const isDone = state.view === 'thank-you';
	useLayoutEffect( () => engine.follow( setState ), [ engine ] );
	useEffect( () => what.onChange?.( state, dispatch ), [ what, state ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Of the engine.

	// Not after the first frame: on a slow phone that is late.
	useLayoutEffect( () => {
		const { startedAt = Date.now(), isOpened } = what;
		let timer = setTimeout(
			() => {
				if (
					isOpened ||
					! startsMinimized( name, behavior.start_minimized )
				) {
					dispatch( { type: 'MINIMIZE', isMinimized: false } );
				}
				timer = setTimeout( () => setWaiting( false ), WAITING_TIME );
			},
			startedAt + OPENING_DELAY - Date.now()
		);
		return () => clearTimeout( timer );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once.

	useEffect( () => {
		if ( isOpen ) {
			return;
		}
		if ( ! isDone ) {
			closePopup( what.survey );
		}
		onClose();
		const timer = setTimeout( onClosed, CLOSING_TIME );
		return () => clearTimeout( timer );
	}, [ isOpen, onClose, onClosed ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when it is closed.

	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from the controls inside.
		<section
			className={ `widget is-${ theming.position }${ isMinimized ? ' is-minimized' : '' }${ isOpen ? '' : ' is-closing' }` }
			style={ style }
			aria-label={ strings.region_label }
			aria-busy={ isWaiting }
			onKeyDown={ ( { nativeEvent, currentTarget }: KeyboardEvent ) => {
				if ( isEscape( nativeEvent ) && ! isMinimized ) {
					// Also moves the focus there.
					currentTarget
						.querySelector< HTMLElement >( '.tab' )
						?.click();
				}
			} }
		>
			<p className="unseen" role="status">
				{ ! isWaiting &&
					! isMinimized &&
					! state.hasMoved &&
					! isDone &&
					strings.announcement?.replace(
						'%s',
						() => currentQuestion( state ).title
					) }
			</p>
			<Tab
				label={ theming.widget_toggle_text || strings.toggle }
				icon={ theming.widget_toggle_path }
				isMinimized={ isMinimized }
				onToggle={ () => togglePopup( what, ! isMinimized, dispatch ) }
			/>
			<div className="panel" id={ PANEL } hidden={ isMinimized }>
				{ questions.length > 1 && (
					<Progress
						share={ isDone ? 1 : state.index / questions.length }
					/>
				) }
				{ ! isDone ? (
					<QuestionView
						key={ state.index }
						what={ what }
						type={ types[ state.index ]! }
						state={ state }
						dispatch={ dispatch }
					/>
				) : (
					<ThankYouView
						what={ what }
						state={ state }
						dispatch={ dispatch }
					/>
				) }
				{ themes.map(
					( { Logo }, index ) =>
						Logo && (
							<ErrorBoundary key={ index }>
								<Logo theming={ theming } strings={ strings } />
							</ErrorBoundary>
						)
				) }
				<button
					className="button button--close"
					type="button"
					aria-label={ strings.close }
					onClick={ () => dispatch( { type: 'CLOSE' } ) }
				>
					<Icon path="M4 4l8 8M12 4l-8 8" />
				</button>
			</div>
		</section>
	);
}

/** The custom properties of the theme parts; without any, those of the style sheet apply. */
function themed( themes: Theme[], theming: Theming ): CSSProperties {
	return Object.assign(
		{},
		...themes.map( ( { properties } ) =>
			attempt( () => properties?.( theming ) )
		)
	);
}
