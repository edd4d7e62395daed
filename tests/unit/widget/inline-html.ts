import fixture from '../../fixtures/inline-form.json';
import type { Question } from '@/survey-model';
import { optionLabels } from '@/widget/option-labels';

/* The form of an inline survey that only a test has, made of the form of all nine types that PHP has printed. */

const page = new DOMParser().parseFromString( fixture.html, 'text/html' );
/** The elements of options that differ between pages, and what an owner marks: no step depends on them. */
page.querySelectorAll( '.userfeedback-required, img, svg' ).forEach( ( each ) =>
	each.remove()
);

const escaped = ( text: string ) =>
	text.replace( /[&<>"]/g, ( found ) => `&#${ found.charCodeAt( 0 ) };` );

/** HTML of the fixture with the ids and names of another question. */
const renamed = ( html: string, from: string, to: string ) =>
	html
		.replaceAll( `userfeedback-7-${ from }`, `userfeedback-7-${ to }` )
		.replaceAll( `[${ from }]`, `[${ to }]` )
		.replaceAll( `data-question="${ from }"`, `data-question="${ to }"` );

/** The HTML of each type, cut into what changes. The ids of the fixture's questions are their types. */
const printed = new Map(
	[ ...page.querySelectorAll( '.userfeedback-question' ) ].map(
		( element ) => {
			const type = element.getAttribute( 'data-question' )!;
			const take = ( selector: string ) => {
				const found = [ ...element.querySelectorAll( selector ) ];
				found.forEach( ( each ) => each.remove() );
				return found.map( ( { outerHTML } ) => outerHTML );
			};
			element.classList.remove( 'is-random' );
			element.querySelector( '.userfeedback-title' )!.textContent =
				'(title)';
			const [ comment ] = take( '.userfeedback-comment' );
			const name = take(
				'[for$="-field-1"]:not(.userfeedback-option), [name$="[name]"]'
			);
			const options = take( '.userfeedback-option' );
			element.querySelector( '.userfeedback-error' )!.before( '(name)' );
			element.querySelector( 'div' )?.append( '(options)' );
			return [
				type,
				{ html: element.outerHTML, comment, name, options },
			];
		}
	)
);

function questionHtml( question: Question ): string {
	const { config, id, settings, title, type } = question;
	const { html, name, options } = printed.get( type )!;
	const labels = optionLabels( question );
	const hasName = 'include_name' in config && config.include_name;
	const isFromOne = 'start_at_zero' in settings && ! settings.start_at_zero;
	const choices = labels.length
		? labels.map( ( label, index ) =>
				options[ 0 ]!
					.replaceAll( '-field-0', `-field-${ index }` )
					.replace( 'value="One"', `value="${ escaped( label ) }"` )
					.replace( '>One<', `>${ escaped( label ) }<` )
			)
		: options.slice( isFromOne ? 1 : 0 );
	const whole = html
		.replace( '(title)', escaped( title ) )
		.replace( '(options)', choices.join( '' ) )
		.replace( '(name)', hasName ? name.join( '' ) : '' );
	const comment = settings.comment_box
		? renamed( printed.get( 'radio-button' )!.comment!, 'radio-button', id )
		: '';
	return renamed( whole, type, id ).replace( /(?=<\/\w+>$)/, comment );
}

/**
 * The form as PHP prints it for these questions, without pictures and marks of required questions, with the options in the owner's
 * order.
 *
 * @param questions At least two.
 */
export function inlineHtml( questions: readonly Question[] ): string {
	const [ before, after ] = form.split( '(questions)' ) as [ string, string ];
	return before + questions.map( questionHtml ).join( '' ) + after;
}

page.querySelector( '.userfeedback-questions' )!.textContent = '(questions)';
const form = page.body.innerHTML;
