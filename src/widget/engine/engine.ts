import { onLeave } from '../on-leave';
import { partsOf } from '../registry';
import type { MountArguments, Parcel } from '../types';
import { attempt } from '../attempt';
import { createCounter } from './counter';
import { createElsewhere } from './elsewhere';
import { hasBegun, remember } from './memory';
import { send } from './send';
import type { Action, Journey, Rules, State } from './state';
import { givenAnswers, initialState, reducer } from './state';
import { parcelOf, submissionOf } from './submission';

/** A survey that a visitor answers. */
export interface Engine {
	state: () => State;
	dispatch: ( action: Action ) => void;
	/**
	 * Calls back after each change.
	 *
	 * @return Ends it.
	 */
	follow: ( listener: ( state: State ) => void ) => () => void;
	/** The visitor sees the survey: counts the impression. */
	see: () => void;
	/** The survey is gone from the page. */
	end: () => void;
}

/** How a view asks a survey. */
export interface EngineOptions {
	/** What decides whether a visitor may leave each question, by index. */
	rules: readonly Rules[];
	/** What differs at the beginning: what was typed before the scripts came, for example. */
	initial?: Partial<
		Pick< State, 'isMinimized' | 'isAnswerNeeded' > &
			Pick< Journey, 'answers' | 'drafts' >
	>;
}

/**
 * Walks a visitor through a survey, goes on where they left it on an earlier page of this session, counts how far they come,
 * tells observers, and hands the answers to the outbox: all but what is seen.
 *
 * Who finishes the survey in another tab meanwhile sees that tab's thank-you message as soon as they come back. Those who
 * finish here all the same are counted once, and not thanked for answers that are not sent.
 *
 * @param what    The page's data and the survey, which has at least one question.
 * @param options How the view asks.
 */
export function createEngine(
	what: MountArguments,
	{ rules, initial }: EngineOptions
): Engine {
	const { data, survey } = what;
	const counter = createCounter( data, survey );
	const elsewhere = createElsewhere( survey );
	const listeners = new Set< ( state: State ) => void >();
	const ended = new AbortController();
	const first = { ...initialState( survey, rules ), ...initial };
	let state = window.userfeedback?.resume?.( first, reducer ) ?? first;
	let furthest = state.index;
	let parcel: Parcel | undefined;
	let isOutboxAskedFor = false;

	const leave = () => counter.leave( survey.questions[ furthest ]!.id );
	onLeave( leave, ended.signal );
	elsewhere.watch(
		( isSaved ) => dispatch( { type: 'ELSEWHERE', isSaved } ),
		ended.signal
	);
	// A visitor who goes on has begun on an earlier page.
	loadOutbox();
	tellObservers();

	function dispatch( action: Action ): void {
		const before = state;
		state = reducer( state, action );
		if ( state === before ) {
			return;
		}
		furthest = Math.max( furthest, state.index );
		keep( before );
		loadOutbox();
		tellObservers();
		listeners.forEach( ( listener ) => listener( state ) );
		if (
			state.delivery.status === 'sending' &&
			before.delivery.status !== 'sending'
		) {
			deliver();
		}
		// After the answers: they matter more.
		count();
	}

	/** Whether nothing of the journey is needed any more. */
	const isOver = ( { view, delivery, isOpen }: State ) =>
		view === 'thank-you'
			? delivery.status !== 'failed'
			: ! isOpen && !! survey.settings.behavior.closed_days;

	function keep( before: State ): void {
		if (
			state.answers !== before.answers ||
			state.drafts !== before.drafts ||
			state.path !== before.path ||
			isOver( state ) !== isOver( before )
		) {
			remember( state, isOver( state ) );
		}
	}

	function count(): void {
		const { answers, delivery, isOpen, view } = state;
		const isDone = view === 'thank-you';
		// What the visitor did in another tab was counted there.
		if ( answers.length && delivery.status !== 'elsewhere' ) {
			// A visitor who answers has seen it.
			counter.see();
			counter.start();
		}
		if ( isDone || ! isOpen ) {
			leave();
		}
		if ( isDone ) {
			counter.finish();
		}
	}

	/** Once the visitor begins; once more when the answers are final, if it fails now. */
	function loadOutbox(): void {
		if ( ! isOutboxAskedFor && hasBegun( state ) ) {
			isOutboxAskedFor = true;
			what.loadOutbox?.().catch( () => {} );
		}
	}

	function tellObservers(): void {
		const now = state;
		const progress = {
			isFinished: now.view === 'thank-you',
			isOpen: now.isOpen,
			submission: () => submissionOf( what, now, givenAnswers( now ) ),
		};
		for ( const { changed } of partsOf( 'observer' ) ) {
			attempt( () => changed( what, progress ) );
		}
	}

	/** Always as the same submission. */
	function deliver(): void {
		if ( ! parcel && elsewhere.answered() ) {
			dispatch( { type: 'DELIVER', delivery: { status: 'answered' } } );
			return;
		}
		parcel ??= parcelOf( what, state, state.answers );
		void send( what, parcel, ( delivery ) =>
			dispatch( { type: 'DELIVER', delivery } )
		);
	}

	return {
		state: () => state,
		dispatch,
		follow( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		see: counter.see,
		end: () => ended.abort(),
	};
}
