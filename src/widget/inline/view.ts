import { charactersLeft, SPEAKING_PAUSE } from '../fields/characters-left';
import type { State } from '../engine/state';
import { currentQuestion, isLast } from '../engine/state';
import { placeOf } from '../engine/texts';
import { shuffled } from '../fields/shuffled';
import type { PageData } from '../types';

/** For so long after a step, in milliseconds, Enter was meant for the one before. */
const KEY_PAUSE = 300;

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
	/** Shows the current question. It takes the focus if the visitor has come from another one. */
	show: ( state: State ) => void;
	/** Says whether the button sends the answers or leads to the next question. */
	setLast: ( state: State ) => void;
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
 * @param form    The form.
 * @param strings The page's texts.
 */
export function createView(
	form: HTMLFormElement,
	strings: PageData[ 'strings' ]
): View {
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

		show( state ) {
			const { settings, id } = currentQuestion( state );
			const element = elementOf( id )!;
			if ( state.hasMoved ) {
				// What follows the form does not move up when a question is shorter than the one before.
				form.style.minBlockSize = `${ form.offsetHeight }px`;
			}
			for ( const each of elements ) {
				each.classList.toggle( 'is-current', each === element );
			}
			if ( progress ) {
				progress.textContent = placeOf( state, strings ) ?? '';
			}
			find( '.userfeedback-back' )?.toggleAttribute(
				'hidden',
				! state.path.length
			);
			find( '.userfeedback-skip' )?.toggleAttribute(
				'hidden',
				settings.required
			);
			this.setLast( state );
			if ( state.hasMoved ) {
				shownAt = performance.now();
				focusOf( element )?.focus();
			}
		},

		setLast( state ) {
			form.classList.toggle( 'is-last', isLast( state ) );
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
		const [ words, near ] = charactersLeft(
			strings,
			limit - String( field.value ).length
		);
		count.textContent = words;
		return near;
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
	options[ 0 ]?.parentElement?.append( ...shuffled( options ) );
}
