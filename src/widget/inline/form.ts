import type { Question } from '../../survey-model';
import { uuid } from '../../survey-model/uuid';
import { nextIndex } from '../app/next-index';
import { answersOnPath } from '../app/path';
import { parcelOf } from '../app/submission';
import type { Answer } from '../definitions';
import type { MountArguments, PopupState } from '../types';
import { createFigures } from './figures';
import { finish } from './thanks';
import { clear, problemOf, readAnswer, readValue } from './values';
import { createView } from './view';

/**
 * Lets a form ask one question at a time. The fields keep the answers; this keeps the way.
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
	const view = createView( form, what );
	const questions = what.survey.questions.filter( ( { id } ) =>
		view.elementOf( id )
	);
	const survey = { ...what.survey, questions };
	const journey = { submissionId: uuid(), shownAt: Date.now() };
	const figures = createFigures( form, what, journey.shownAt );
	let path: string[] = [];
	let index = 0;
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

	const current = () => questions[ index ] as Question;
	const element = () => view.elementOf( current().id )!;
	const answerOf = ( id: string ) => readAnswer( id, view.elementOf( id )! );
	/** The answers on the visitor's way, in its order. */
	const given = (): Answer[] => {
		const way = [ ...path, current().id ];
		return answersOnPath( way.map( answerOf ), way );
	};
	const next = () => nextIndex( survey, index, given() );
	const isLast = () => next() >= questions.length;

	function update( changes: Partial< PopupState > = {} ): void {
		state = { ...state, index, answers: given(), ...changes };
		figures.changed( state, given );
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

	function goOn( isSkipped = false ): void {
		const problem = isSkipped
			? null
			: problemOf( current(), element(), isRequired() );
		if ( problem ) {
			view.complain( current().id, problem );
			return;
		}
		const target = next();
		if ( target >= questions.length ) {
			end();
			return;
		}
		path = [ ...path, current().id ];
		index = target;
		update();
		show( true );
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
		finish( {
			form,
			what,
			answers,
			parcel: isWorthSending ? parcelOf( what, journey, answers ) : null,
			onDelivery( status ) {
				state = { ...state, delivery: { status } };
			},
		} );
	}

	function back(): void {
		const before = path.at( -1 );
		index = questions.findIndex( ( { id } ) => id === before );
		path = path.slice( 0, -1 );
		update();
		show( true );
	}

	/** The parts may decide which question comes next: nobody goes on without them. */
	const whenReady = ( action: () => void ) => void ready.then( action );
	update();
	show( false );
	view.on( {
		change() {
			view.settle( current().id, readValue( element() ) !== null );
			update();
			view.setLast( isLast() );
		},
		submit: () => whenReady( goOn ),
		skip() {
			clear( element() );
			view.settle( current().id, false );
			whenReady( () => goOn( true ) );
		},
		back,
	} );
	// Last: until then, all questions can be seen and the form is sent as without scripts.
	view.run();
	void ready.then( () => view.setLast( isLast() ) );
}
