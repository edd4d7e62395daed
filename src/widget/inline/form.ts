import type { Question } from '../../survey-model';
import { createReport } from '../control/report';
import type { Answer, Draft } from '../definitions';
import { createEngine } from '../engine/engine';
import type { State } from '../engine/state';
import { currentQuestion, draftOf, valueOf } from '../engine/state';
import { isWaiting } from '../outbox/waiting';
import type { MountArguments } from '../types';
import { readCookie } from '../visitor-cookie';
import { createThanks, showInstead } from './thanks';
import { fill, isTyped, readDraft, readValue, rulesOf } from './values';
import { createView } from './view';
import { whenSeen } from './when-seen';

/**
 * Lets a form ask one question at a time: what the visitor does in its fields goes to the engine, and what the engine says is
 * shown. A visitor who has answered the survey is told so instead, unless it shows repeatedly.
 *
 * @param form  The form that PHP printed.
 * @param ready Resolves when the survey's parts have run.
 * @param what  The page's data and the survey.
 */
export function openForm(
	form: HTMLFormElement,
	ready: Promise< unknown >,
	what: MountArguments
): void {
	const { strings } = what.data;
	const { cookie_name: name, settings } = what.survey;
	const visitor = readCookie( document.cookie, name );
	if (
		visitor?.submitted &&
		settings.behavior.display_length !== 'repeatedly'
	) {
		const isSaved = isWaiting( visitor.last_response_id ?? '' );
		showInstead( form, {
			headline: strings.answered,
			detail: isSaved ? strings.saved : undefined,
		} );
		return;
	}

	const view = createView( form, strings );
	const elementOf = ( id: string ) => view.elementOf( id )!;
	const questions = what.survey.questions.filter( ( { id } ) =>
		view.elementOf( id )
	);
	const engine = createEngine(
		{ ...what, survey: { ...what.survey, questions } },
		{
			rules: questions.map( ( question ) =>
				rulesOf( question, elementOf( question.id ) )
			),
			initial: {
				isAnswerNeeded: true,
				...typedBefore( questions, elementOf ),
			},
		}
	);
	const { dispatch } = engine;
	const current = () => currentQuestion( engine.state() ).id;
	let last = engine.state();

	/** Tells the engine what the fields of the current question hold, if it does not know. */
	function read(): void {
		const id = current();
		const element = elementOf( id );
		const draft = draftOf( engine.state(), id );
		const typed = Object.entries( readDraft( element ) ).filter(
			( [ key, text ] ) => text !== ( draft[ key ] ?? '' )
		);
		if ( typed.length ) {
			dispatch( { type: 'TYPE', typed: Object.fromEntries( typed ) } );
		}
		const value = readValue( element );
		if (
			! isTyped( element ) &&
			JSON.stringify( value ) !==
				JSON.stringify( valueOf( engine.state(), id ) )
		) {
			dispatch( { type: 'ANSWER', value } );
		}
	}

	function settle( { id }: Question ): void {
		view.settle( id, valueOf( engine.state(), id ) !== null );
	}

	const thanks = createThanks( form, what, () =>
		dispatch( { type: 'RETRY' } )
	);
	function draw( state: State ): void {
		if ( state.view === 'thank-you' ) {
			thanks.show( state );
			return;
		}
		if ( state.index !== last.index ) {
			view.show( state );
		} else {
			settle( currentQuestion( state ) );
			view.setLast( state );
		}
	}

	function goOn(): void {
		dispatch( { type: 'NEXT' } );
		const { problem, view: at } = engine.state();
		if ( problem && at === 'question' ) {
			view.complain( current(), problem );
		}
	}

	for ( const question of questions ) {
		const { id } = question;
		fill( elementOf( id ), valueOf( last, id ), draftOf( last, id ) );
		settle( question );
	}
	view.show( last );

	const report = createReport( what.survey );
	let isSeen = false;
	function see(): void {
		if ( ! isSeen ) {
			isSeen = true;
			engine.see();
			report( last );
		}
	}
	whenSeen( form, see );
	engine.follow( ( state ) => {
		draw( state );
		// What the visitor did in another tab was counted there; who answers here has seen it.
		if ( state.delivery.status !== 'elsewhere' ) {
			see();
		}
		if ( isSeen ) {
			report( state );
		}
		last = state;
	} );

	let pending: ( () => void ) | undefined;
	/**
	 * The parts may decide which question comes next: nobody goes on without them. Who presses again while they are loaded means
	 * the same question.
	 */
	const whenReady = ( action: () => void ) => {
		read();
		pending = action;
		void ready.then( () => {
			const run = pending;
			pending = undefined;
			// Meanwhile the visitor may have finished in another tab.
			if ( engine.state().view === 'question' ) {
				run?.();
			}
		} );
	};
	view.on( {
		change: read,
		submit: () => whenReady( goOn ),
		skip() {
			fill( elementOf( current() ), null, { text: '' } );
			whenReady( () => dispatch( { type: 'SKIP' } ) );
		},
		back() {
			pending = undefined;
			dispatch( { type: 'BACK' } );
		},
	} );
	// Last: until then, all questions can be seen and the form is sent as without scripts.
	view.run();
	void ready.then( () => view.setLast( engine.state() ) );
}

/** What the visitor has typed and chosen before the script came. */
function typedBefore(
	questions: readonly Question[],
	elementOf: ( id: string ) => HTMLElement
): Pick< State, 'answers' | 'drafts' > {
	const answers: Answer[] = [];
	const drafts: Record< string, Partial< Draft > > = {};
	for ( const { id } of questions ) {
		const element = elementOf( id );
		const draft = readDraft( element );
		if ( Object.values( draft ).some( Boolean ) ) {
			drafts[ id ] = draft;
		}
		const value = readValue( element );
		if ( value !== null && ! isTyped( element ) ) {
			answers.push( { question_id: id, value } );
		}
	}
	return { answers, drafts };
}
