import { useEffect, useId, useReducer, useState } from '@wordpress/element';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Theme, Theming } from '../definitions';
import { partsOf } from '../registry';
import type { MountArguments } from '../types';
import {
	closedCookie,
	minimizedCookie,
	readMinimized,
} from '../visitor-cookie';
import { attempt } from './attempt';
import { Icon } from './components/icon';
import { Progress } from './components/progress';
import { QuestionView } from './components/question-view';
import { Tab } from './components/tab';
import { ThankYouView } from './components/thank-you-view';
import { ErrorBoundary } from './error-boundary';
import { resumed, useMemory } from './memory';
import { currentQuestion, initialState, reducer } from './state';
import { useDelivery } from './use-delivery';
import { useCounter } from './use-counter';
import { useObservers } from './use-observers';

/** Delay from mounting to opening, in milliseconds. */
const OPENING_DELAY = 100;
/** Delay from opening to the announcement, in milliseconds: a live region announces only later changes. */
const WAITING_TIME = 150;
/** Duration of the closing animation in style.scss, in milliseconds. */
const CLOSING_TIME = 150;

interface Props {
	/** The survey has at least one question, and all types are known. */
	what: MountArguments;
	onClose: () => void;
	onClosed: () => void;
}

/** The popup: a labelled region that does not take the focus, and that Escape minimizes while the focus is inside. */
export function Widget( { what, onClose, onClosed }: Props ) {
	const { cookie_days: days, strings } = what.data;
	const { cookie_name: cookieName, questions, settings } = what.survey;
	const { behavior, theming } = settings;
	const { start_minimized: startsMinimized, closed_days: closedDays } =
		behavior;
	const panelId = useId();
	const [ themes ] = useState( () => partsOf( 'theme' ) );
	const [ style ] = useState( () => themed( themes, theming ) );
	const [ state, dispatch ] = useReducer( reducer, what.survey, ( survey ) =>
		resumed( initialState( survey ) )
	);
	const [ isWaiting, setWaiting ] = useState( true );
	useDelivery( what, state, dispatch );
	useCounter( what, state );
	useObservers( what, state );
	useEffect( () => what.onChange?.( state, dispatch ), [ what, state ] );
	const isDone = state.view === 'thank-you';
	useMemory(
		state,
		isDone
			? state.delivery.status !== 'failed'
			: ! state.isOpen && !! closedDays
	);

	useEffect( () => {
		let timer = setTimeout( () => {
			const isMinimized =
				// It would cover the form, and its buttons on phones.
				document.querySelector( '.userfeedback-inline form' ) ||
				readMinimized( document.cookie, cookieName, startsMinimized );
			if ( ! isMinimized ) {
				dispatch( { type: 'MINIMIZE', isMinimized: false } );
			}
			timer = setTimeout( () => setWaiting( false ), WAITING_TIME );
		}, OPENING_DELAY );
		return () => clearTimeout( timer );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once.

	useEffect( () => {
		if ( state.isOpen ) {
			return;
		}
		if ( ! isDone ) {
			document.cookie = closedDays
				? closedCookie( cookieName, closedDays )
				: minimizedCookie( cookieName, true );
		}
		onClose();
		const timer = setTimeout( onClosed, CLOSING_TIME );
		return () => clearTimeout( timer );
	}, [ state.isOpen, onClose, onClosed ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when it is closed.

	const toggle = () => {
		const isMinimized = ! state.isMinimized;
		dispatch( { type: 'MINIMIZE', isMinimized } );
		document.cookie = minimizedCookie(
			cookieName,
			isMinimized,
			days?.minimized
		);
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		// Ignore the Escape key that ends the composition of a character. Safari reports that only by the key code.
		const isMeant =
			event.key === 'Escape' &&
			! event.nativeEvent.isComposing &&
			event.keyCode !== 229;
		if ( isMeant && ! state.isMinimized ) {
			// Also moves the focus there.
			event.currentTarget.querySelector< HTMLElement >( '.tab' )?.click();
		}
	};
	const classes = [
		'widget',
		`is-${ theming.position }`,
		state.isMinimized && 'is-minimized',
		! state.isOpen && 'is-closing',
	];
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from the controls inside.
		<section
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ style }
			aria-label={ strings.region_label }
			aria-busy={ isWaiting }
			onKeyDown={ onKeyDown }
		>
			<p className="unseen" role="status">
				{ ! isWaiting &&
					! state.isMinimized &&
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
				panelId={ panelId }
				isMinimized={ state.isMinimized }
				onToggle={ toggle }
			/>
			<div className="panel" id={ panelId } hidden={ state.isMinimized }>
				{ questions.length > 1 && (
					<Progress
						share={ isDone ? 1 : state.index / questions.length }
					/>
				) }
				{ ! isDone ? (
					<QuestionView
						key={ state.index }
						what={ what }
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
