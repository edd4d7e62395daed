import type { Question } from '../../survey-model';
import { uuid } from '../../survey-model/uuid';
import { createElsewhere } from '../app/elsewhere';
import { hasBegun, keep, recall } from '../app/kept';
import { nextIndex } from '../app/next-index';
import { answersOnPath } from '../app/path';
import { parcelOf } from '../app/submission';
import type { Answer } from '../definitions';
import { isWaiting } from '../outbox/waiting';
import type { MountArguments, PopupState } from '../types';
import { readCookie } from '../visitor-cookie';
import { createTracker } from './tracker';
import { fillIn, progressOf } from './progress';
import { finish, showInstead } from './thanks';
import { fill, problemOf, readAnswer, readValue } from './values';
import { createView } from './view';

/**
 * Lets a form ask one question at a time. The fields keep the answers; this keeps the way. A visitor who has answered the survey
 * is told so instead, unless it shows repeatedly.
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
		showInstead( form, strings.answered, isSaved && strings.saved );
		return;
	}

	const view = createView( form, what );
	const elementOf = ( id: string ) => view.elementOf( id )!;
	const questions = what.survey.questions.filter( ( { id } ) =>
		view.elementOf( id )
	);
	const survey = { ...what.survey, questions };
	const elsewhere = createElsewhere( survey );
	let journey = { submissionId: uuid(), shownAt: Date.now() };
	let path: string[] = [];
	let index = 0;

	const current = () => questions[ index ] as Question;
	const element = () => elementOf( current().id );
	/** The answers on the visitor's way, in its order. */
	const given = (): Answer[] => {
		const way = [ ...path, current().id ];
		return answersOnPath(
			way.map( ( id ) => readAnswer( id, elementOf( id ) ) ),
			way
		);
	};
	const next = () => nextIndex( survey, index, given() );
	const isLast = () => next() >= questions.length;
	const problem = () => problemOf( current(), element(), isRequired() );

	try {
		resume();
	} catch {
		// Storage is blocked, or its content is not ours: the survey begins at its first question.
	}
	const tracker = createTracker( form, what, journey.shownAt );
	let state: PopupState = {
		survey,
		index,
		answers: [],
		drafts: {},
		submissionId: journey.submissionId,
		view: 'question',
		isOpen: true,
		isMinimized: false,
		delivery: { status: 'none' },
	};

	/** Goes on where the visitor has left the survey on an earlier page of this session, as far as it still fits. */
	function resume(): void {
		const memory = recall( name );
		if ( ! memory ) {
			return;
		}
		const { answers, path: before, submissionId, shownAt } = memory;
		fillIn( memory, questions, elementOf );
		journey = { submissionId, shownAt };
		while (
			before.includes( current().id ) &&
			answers.some( ( { question_id: id } ) => id === current().id ) &&
			! problem() &&
			! isLast()
		) {
			step();
		}
		questions.forEach( settle );
	}

	function step(): void {
		const target = next();
		path = [ ...path, current().id ];
		index = target;
	}

	function settle( { id }: Question ): void {
		view.settle( id, readValue( elementOf( id ) ) !== null );
	}

	function update( changes: Partial< PopupState > = {} ): void {
		state = { ...state, index, answers: given(), ...changes };
		tracker.changed( state, given );
	}

	/** Keeps the progress for the session, until the survey is over. */
	function remember(): void {
		const progress = progressOf( questions, elementOf, path );
		const isOver =
			state.view === 'thank-you' && state.delivery.status !== 'failed';
		keep(
			name,
			! isOver && hasBegun( progress )
				? { questions, path, ...progress, ...journey }
				: null
		);
	}

	function show( hasMoved: boolean ): void {
		view.show( {
			question: current(),
			number: index + 1,
			total: questions.length,
			isFirst: ! path.length,
			isLast: isLast(),
			canSkip: ! current().settings.required,
			hasMoved,
		} );
	}

	function move(): void {
		update();
		remember();
		show( true );
	}

	function goOn( isSkipped = false ): void {
		const key = isSkipped ? null : problem();
		if ( key ) {
			view.complain( current().id, key );
		} else if ( isLast() ) {
			end();
		} else {
			step();
			move();
		}
	}

	/** Whether the current question needs an answer: also the last one, if there would be nothing to send. */
	function isRequired(): boolean {
		return (
			current().settings.required ||
			( isLast() && given().every( ( { value } ) => value === null ) )
		);
	}

	function end(): void {
		const answers = given();
		const isWorthSending = answers.some( ( { value } ) => value !== null );
		update( {
			view: 'thank-you',
			delivery: { status: isWorthSending ? 'sending' : 'none' },
		} );
		remember();
		if ( isWorthSending && elsewhere.answered() ) {
			// These answers are not sent: nobody is thanked for them.
			state = { ...state, delivery: { status: 'answered' } };
			showInstead( form, strings.answered );
			return;
		}
		finish( {
			form,
			what,
			answers,
			parcel: isWorthSending ? parcelOf( what, journey, answers ) : null,
			onDelivery( status ) {
				state = { ...state, delivery: { status } };
				remember();
			},
		} );
	}

	function back(): void {
		const before = path.at( -1 );
		index = questions.findIndex( ( { id } ) => id === before );
		path = path.slice( 0, -1 );
		move();
	}

	/** The parts may decide which question comes next: nobody goes on without them. */
	const whenReady = ( action: () => void ) => void ready.then( action );
	update();
	show( false );
	view.on( {
		change() {
			settle( current() );
			update();
			remember();
			view.setLast( isLast() );
		},
		submit: () => whenReady( goOn ),
		skip() {
			fill( element() );
			settle( current() );
			whenReady( () => goOn( true ) );
		},
		back,
	} );
	elsewhere.watch( ( isSaved ) => {
		if ( state.view === 'question' ) {
			update( {
				view: 'thank-you',
				delivery: { status: 'elsewhere' },
			} );
			remember();
			showInstead(
				form,
				settings.thank_you.message,
				isSaved && strings.saved
			);
		}
	} );
	// Last: until then, all questions can be seen and the form is sent as without scripts.
	view.run();
	void ready.then( () => view.setLast( isLast() ) );
}
