import type { Question } from '../../survey-model';
import type { MountArguments } from '../types';

/** For so long after a step, in milliseconds, Enter was meant for the one before. */
const KEY_PAUSE = 300;

/** From this number of remaining characters on, screen readers are told how many there are. */
const NEAR = 40;
/** Delay after the last key, in milliseconds: announcing each key would be too fast. */
const SPEAKING_PAUSE = 1000;

/** What is shown of a survey. */
export interface Step {
	question: Question;
	/** Its place in the survey, from 1. */
	number: number;
	total: number;
	isFirst: boolean;
	isLast: boolean;
	canSkip: boolean;
	/** Whether the visitor has come from another question, so that this one takes the focus. */
	hasMoved: boolean;
}

/** What a visitor does in a form. */
export interface Handlers {
	change: () => void;
	submit: () => void;
	skip: () => void;
	back: () => void;
}

/** The elements of a form that PHP printed (Widget\Inline\InlineForm). */
export interface View {
	elementOf: ( id: string ) => HTMLElement | null;
	show: ( step: Step ) => void;
	/** Whether the button sends the answers or leads to the next question. */
	setLast: ( isLast: boolean ) => void;
	/** Shows the error message with a key at a question. */
	complain: ( id: string, key: string ) => void;
	/** Removes the error message of a question whose answer has changed. */
	settle: ( id: string, isAnswered: boolean ) => void;
	on: ( handlers: Handlers ) => void;
	/** Lets the style sheet show one question at a time. */
	run: () => void;
}

/**
 * Opens a form for the script.
 *
 * @param form The form.
 * @param what The page's data and the survey.
 */
export function createView(
	form: HTMLFormElement,
	what: MountArguments
): View {
	const { strings } = what.data;
	const find = ( selector: string ) =>
		form.querySelector< HTMLElement >( selector );
	const elements = [
		...form.querySelectorAll< HTMLElement >( '.userfeedback-question' ),
	];
	const elementOf = ( id: string ) =>
		elements.find( ( { dataset } ) => dataset[ 'question' ] === id ) ??
		null;
	const progress = find( '.userfeedback-progress' );

	// Announces each step; the focus goes to the question.
	progress?.setAttribute( 'role', 'status' );
	// It must be there before it says something.
	const spoken = document.createElement( 'p' );
	spoken.className = 'userfeedback-unseen';
	spoken.setAttribute( 'aria-live', 'polite' );
	form.append( spoken );
	let speaking: ReturnType< typeof setTimeout > | undefined;
	/** When the last step was shown, in milliseconds of the page's clock. */
	let shownAt = -KEY_PAUSE;

	/** The field that takes the focus, or the group of fields. */
	const focusOf = ( element: HTMLElement ) =>
		element.matches( 'fieldset' )
			? element
			: element.querySelector< HTMLElement >( '.userfeedback-text' );

	/** Group or field: the one that says whether it is invalid. */
	function setInvalid( element: HTMLElement, isInvalid: boolean ): void {
		const targets =
			element.dataset[ 'kind' ] === 'labels'
				? element.querySelectorAll( 'input' )
				: [ focusOf( element ) ];
		targets.forEach( ( target ) => {
			if ( isInvalid ) {
				target?.setAttribute( 'aria-invalid', 'true' );
			} else {
				target?.removeAttribute( 'aria-invalid' );
			}
		} );
	}

	function setMessage( element: HTMLElement, text: string ): void {
		const message = element.querySelector( '.userfeedback-error' );
		if ( message ) {
			message.textContent = text;
		}
		setInvalid( element, !! text );
	}

	for ( const element of elements ) {
		shuffle( element );
	}
	// In another width, questions have other heights.
	window.addEventListener( 'resize', () => {
		form.style.minBlockSize = '';
	} );

	return {
		elementOf,

		show( step ) {
			const element = elementOf( step.question.id )!;
			if ( step.hasMoved ) {
				// What follows the form does not move up when a question is shorter than the one before.
				form.style.minBlockSize = `${ form.offsetHeight }px`;
			}
			for ( const each of elements ) {
				each.classList.toggle( 'is-current', each === element );
			}
			if ( progress ) {
				progress.textContent =
					strings.progress
						?.replace( '%1$s', String( step.number ) )
						.replace( '%2$s', String( step.total ) ) ?? '';
			}
			find( '.userfeedback-back' )?.toggleAttribute(
				'hidden',
				step.isFirst
			);
			find( '.userfeedback-skip' )?.toggleAttribute(
				'hidden',
				! step.canSkip
			);
			this.setLast( step.isLast );
			if ( step.hasMoved ) {
				shownAt = performance.now();
				focusOf( element )?.focus();
			}
		},

		setLast( isLast ) {
			form.classList.toggle( 'is-last', isLast );
		},

		complain( id, key ) {
			const element = elementOf( id )!;
			setMessage( element, strings[ key ] ?? strings.required ?? '' );
			focusOf( element )?.focus();
		},

		run() {
			form.classList.add( 'is-running' );
			// They may hold what an earlier page has kept.
			form.querySelectorAll< HTMLElement >(
				'.userfeedback-text'
			).forEach( countCharacters );
		},

		settle( id, isAnswered ) {
			const element = elementOf( id )!;
			setMessage( element, '' );
			element.classList.toggle( 'is-answered', isAnswered );
		},

		on( { change, submit, skip, back } ) {
			form.addEventListener( 'input', ( { target } ) => {
				speak( countCharacters( target as HTMLElement ) );
				change();
			} );
			form.addEventListener( 'keydown', ( event ) => {
				// Of a key that is held, or pressed twice: nobody has seen the question that it would skip.
				if (
					event.key === 'Enter' &&
					! ( event.target as HTMLElement ).matches( 'textarea' ) &&
					( event.repeat || performance.now() - shownAt < KEY_PAUSE )
				) {
					event.preventDefault();
				}
			} );
			form.addEventListener( 'submit', ( event ) => {
				event.preventDefault();
				submit();
			} );
			form.addEventListener( 'click', ( event ) => {
				const button = ( event.target as HTMLElement ).closest(
					'button'
				);
				if ( ! button ) {
					return;
				}
				// The second click of a double click is meant for what was there before.
				if ( event.detail > 1 ) {
					event.preventDefault();
				} else if ( button.matches( '.userfeedback-next' ) ) {
					submit();
				} else if ( button.matches( '.userfeedback-skip' ) ) {
					skip();
				} else if ( button.matches( '.userfeedback-back' ) ) {
					back();
				}
			} );
		},
	};

	/**
	 * Updates the number of characters that a field still takes.
	 *
	 * @return The number, as a text; an empty string if the limit is far, or there is none.
	 */
	function countCharacters( field: HTMLElement ): string {
		const count = field.nextElementSibling as HTMLElement | null;
		const limit = Number( count?.dataset?.[ 'limit' ] );
		if ( ! count || ! limit || ! ( 'value' in field ) ) {
			return '';
		}
		const left = limit - String( field.value ).length;
		count.textContent =
			strings[ 'characters_left' ]?.replace( '%s', String( left ) ) ?? '';
		return left > NEAR ? '' : count.textContent;
	}

	/** Says a text when the visitor pauses. */
	function speak( words: string ): void {
		clearTimeout( speaking );
		speaking = setTimeout( () => {
			spoken.textContent = words;
		}, SPEAKING_PAUSE );
	}
}

/** Brings options whose order is random into another order. Until then the style sheet hides them. */
function shuffle( element: HTMLElement ): void {
	if ( ! element.matches( '.is-random' ) ) {
		return;
	}
	const options = [ ...element.querySelectorAll( '.userfeedback-option' ) ];
	const list = options[ 0 ]?.parentElement;
	while ( options.length ) {
		const place = Math.floor( Math.random() * options.length );
		list?.append( ...options.splice( place, 1 ) );
	}
}
