import { act, fireEvent } from '@testing-library/react';
import fixture from '../../fixtures/inline-form.json';
import type { WidgetSurvey } from '@/survey-model';
import { mount } from '@/widget/app';
import type { Engine } from '@/widget/engine/engine';
import { createEngine } from '@/widget/engine/engine';
import { currentQuestion, draftOf, valueOf } from '@/widget/engine/state';
import { emailProblem } from '@/widget/fields/email-address';
import { startInline } from '@/widget/inline/start';
import type { PageData } from '@/widget/types';
import { inlineHtml } from './inline-html';
import type { Step } from './walks';
import { TYPED } from './walks';

/* One survey, walked through by the engine alone, in the popup, or in an inline form. Own scripts count as loaded. */

/** A visitor in front of a survey. */
export interface Walker {
	/** The id of the question that is seen; null at the end. */
	at: () => string | null;
	/** What its fields hold: the answer, and what is typed beside it. */
	holds: () => unknown;
	take: ( step: Step ) => Promise< void >;
	/** Leaves the page. */
	end: () => void;
}

/** The page's data, the same for all. */
export const dataOf = ( survey: WidgetSurvey ): PageData =>
	( { ...fixture.data, surveys: [ survey ] } ) as unknown as PageData;

/** What decides whether a visitor may leave a question, as the types of the popup have it. */
const rulesOf = ( { questions }: WidgetSurvey ) =>
	questions.map( ( { type } ) =>
		type === 'email'
			? { missing: 'required_email', problem: emailProblem }
			: {
					missing: TYPED.includes( type )
						? 'required_text'
						: 'required_choice',
				}
	);

function dispatchStep( { dispatch, state }: Engine, step: Step ): void {
	switch ( step.does ) {
		case 'answer':
			return TYPED.includes( currentQuestion( state() ).type )
				? dispatch( {
						type: 'TYPE',
						typed: { text: String( step.value ) },
					} )
				: dispatch( { type: 'ANSWER', value: step.value } );
		case 'add':
			return dispatch( {
				type: 'TYPE',
				typed: { [ step.key ]: step.text },
			} );
		case 'next':
			return dispatch( { type: 'NEXT' } );
		case 'skip':
			return dispatch( { type: 'SKIP' } );
		default:
			return dispatch( { type: 'BACK' } );
	}
}

/** The engine without a view. */
export async function walkEngine( survey: WidgetSurvey ): Promise< Walker > {
	const engine = createEngine(
		{ data: dataOf( survey ), survey },
		{ rules: rulesOf( survey ) }
	);
	engine.see();
	return {
		at: () =>
			engine.state().view === 'thank-you'
				? null
				: currentQuestion( engine.state() ).id,
		holds() {
			const { settings, type } = currentQuestion( engine.state() );
			const {
				text,
				comments = '',
				name = '',
			} = draftOf( engine.state() );
			const value = valueOf( engine.state() );
			const answer = TYPED.includes( type )
				? text
				: [ value ?? [] ].flat().map( String );
			const hasBox = settings.comment_box && value !== null;
			return [ answer, hasBox ? comments : '', name ];
		},
		take: async ( step ) => dispatchStep( engine, step ),
		end: engine.end,
	};
}

/** An element that the visitor can see; throws without one. */
function find< Kind extends HTMLElement >(
	place: ParentNode,
	selector: string
): Kind {
	const found = place.querySelector< Kind >( selector );
	if ( ! found || found.hidden ) {
		throw new Error( `nobody sees ${ selector }` );
	}
	return found;
}

/** As fireEvent.click() of the testing library, at half the cost. */
const click = ( element: HTMLElement ) => act( () => element.click() );

/** Chooses by clicks, only where something changes. */
function choose( place: ParentNode, value: unknown ): void {
	const wanted = [ value ?? [] ].flat().map( String );
	for ( const input of place.querySelectorAll< HTMLInputElement >(
		'[type=radio],[type=checkbox]'
	) ) {
		if ( input.checked !== wanted.includes( input.value ) ) {
			if ( input.type === 'checkbox' || ! input.checked ) {
				click( input );
			}
		}
	}
}

const textOf = ( place: ParentNode, selector: string ) =>
	place.querySelector< HTMLInputElement >( selector )?.value ?? '';

/** The chosen options of a question, or its text. */
const answerOf = ( place: ParentNode, field: string ) =>
	place.querySelector( '[type=radio],[type=checkbox]' )
		? [ ...place.querySelectorAll< HTMLInputElement >( 'input' ) ]
				.filter( ( { checked } ) => checked )
				.map( ( { value } ) => value )
		: textOf( place, field );

/** The popup. */
export async function walkPopup( survey: WidgetSurvey ): Promise< Walker > {
	act( () => mount( { data: dataOf( survey ), survey } ) );
	const host = document.querySelector( 'userfeedback-widget' )!;
	const root = host.shadowRoot!;
	const type = ( selector: string, value: string ) =>
		fireEvent.change( find( root, selector ), { target: { value } } );
	const press = ( selector: string ) => click( find( root, selector ) );
	return {
		at: () =>
			root.querySelector( 'form.view' )
				? root.querySelector( 'h2' )!.textContent
				: null,
		holds: () => [
			answerOf( root, '.text' ),
			textOf( root, '.comment .text' ),
			textOf( root, '[name=name]' ),
		],
		async take( step ) {
			switch ( step.does ) {
				case 'answer':
					if (
						root.querySelector(
							'.view [type=radio],.view [type=checkbox]'
						)
					) {
						choose( root, step.value );
					} else {
						type( '.text', String( step.value ) );
					}
					break;
				case 'add':
					type(
						step.key === 'name' ? '[name=name]' : '.comment .text',
						step.text
					);
					break;
				case 'next':
					press( '.footer [type=submit]' );
					break;
				case 'skip':
					press( '.footer [type=button]' );
					break;
				default:
					press( '.button--back' );
			}
		},
		end() {
			const now = Date.now();
			press( '.button--close' );
			// The time of its animation, which the visitor does not need.
			act( () => jest.advanceTimersByTime( 1000 ) );
			jest.setSystemTime( now );
		},
	};
}

/** Lets what waits for parts happen. */
async function settleParts(): Promise< void > {
	for ( let left = 10; left; left-- ) {
		await Promise.resolve();
	}
}

/** The inline form. */
export async function walkInline( survey: WidgetSurvey ): Promise< Walker > {
	const data = document.createElement( 'script' );
	data.type = 'application/json';
	data.id = 'userfeedback-inline-data';
	data.textContent = JSON.stringify( dataOf( survey ) );
	document.body.innerHTML = inlineHtml( survey.questions );
	document.body.append( data );
	await startInline( '' );
	await settleParts();
	const current = () => find( document, '.is-running .is-current' );
	const type = ( selector: string, value: string ) =>
		fireEvent.input( find( current(), selector ), { target: { value } } );
	return {
		at: () =>
			document.querySelector( '.userfeedback-thanks' )
				? null
				: current().dataset[ 'question' ]!,
		holds: () => [
			answerOf( current(), '[name$="[value]"]' ),
			textOf( document, '.is-current.is-answered [name$="[comments]"]' ),
			textOf( current(), '[name$="[name]"]' ),
		],
		async take( step ) {
			const form = find( document, '.userfeedback-form' );
			switch ( step.does ) {
				case 'answer':
					if ( current().dataset[ 'kind' ] === 'text' ) {
						type( '[name$="[value]"]', String( step.value ) );
					} else {
						choose( current(), step.value );
					}
					break;
				case 'add':
					type(
						step.key === 'name'
							? '[name$="[name]"]'
							: '.is-answered [name$="[comments]"]',
						step.text
					);
					break;
				case 'next':
					click(
						find(
							form,
							form.matches( '.is-last' )
								? '.userfeedback-send'
								: '.userfeedback-next'
						)
					);
					break;
				default:
					click( find( form, `.userfeedback-${ step.does }` ) );
			}
			await settleParts();
		},
		end() {
			document.body.innerHTML = '';
		},
	};
}
