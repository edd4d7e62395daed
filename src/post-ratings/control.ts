import type { RatingAnswer } from './request';

const CONTROL = '.userfeedback-rating';

/** One control on the page: the elements that PHP printed (PostRatings\Control\RatingControl). */
export interface Control {
	root: HTMLElement;
	post: string;
	url: string;
}

/**
 * The control that an element is in; null outside of one, and in a preview.
 *
 * @param element Any element.
 */
export function controlOf( element: Element ): Control | null {
	const root = element.closest< HTMLElement >( `${ CONTROL }[data-url]` );
	const { post, url } = root?.dataset ?? {};
	return root && post && url ? { root, post, url } : null;
}

/** All controls of the page, or those of one post. */
export function controls( post?: string ): Control[] {
	return [ ...document.querySelectorAll( CONTROL ) ].flatMap( ( root ) =>
		[ controlOf( root ) ].filter(
			( control ): control is Control =>
				control !== null &&
				( post === undefined || control.post === post )
		)
	);
}

/**
 * The form for ratings or comments.
 *
 * @param control The control.
 * @param action  Which form.
 */
export function formOf(
	{ root }: Control,
	action: 'vote' | 'comment'
): HTMLFormElement | null {
	return root.querySelector( `form[data-action="${ action }"]` );
}

/**
 * A field of a form, by its name without the prefix.
 *
 * @param form The form.
 * @param name Such as nonce.
 */
export function field(
	form: HTMLFormElement,
	name: string
): HTMLInputElement | null {
	return form.querySelector( `[name="userfeedback_rating_${ name }"]` );
}

/** The chosen rating; 0 for none. */
export function chosen( form: HTMLFormElement | null ): number {
	return Number(
		form?.querySelector< HTMLInputElement >( 'input:checked' )?.value ?? 0
	);
}

/**
 * Shows a rating as the visitor's.
 *
 * @param control The control.
 * @param value   0 for none.
 */
export function choose( control: Control, value: number ): void {
	const form = formOf( control, 'vote' );
	form?.querySelectorAll< HTMLInputElement >( '[type=radio]' ).forEach(
		( radio ) => {
			radio.checked = Number( radio.value ) === value;
		}
	);
	form?.classList.remove( 'is-chosen' );
}

/**
 * Shows the post's average and number of ratings, as far as the control has a place for them.
 *
 * @param control The control.
 * @param texts   Of the server.
 */
export function showFigures(
	{ root }: Control,
	texts: RatingAnswer[ 'texts' ]
): void {
	const part = ( name: string ) =>
		root.querySelector< HTMLElement >( `${ CONTROL }__${ name }` );
	const write = ( name: string, text = '' ) => {
		const element = part( name );
		if ( element && texts ) {
			element.textContent = text;
		}
	};
	write( 'figure', texts?.average );
	write( 'count', texts?.count );
	const fill = part( 'fill' )?.querySelector( 'span' );
	if ( fill && texts ) {
		fill.style.inlineSize = texts.fill;
	}
}

/**
 * Shows or hides the comment box and the invitation.
 *
 * @param control The control.
 * @param answer  What the server says of the visitor's rating.
 */
export function showMore( control: Control, answer: RatingAnswer ): void {
	formOf( control, 'comment' )?.toggleAttribute(
		'hidden',
		! answer.may_comment
	);
	control.root
		.querySelector( `${ CONTROL }__invitation` )
		?.toggleAttribute( 'hidden', ! answer.invites );
}

/**
 * Announces a message.
 *
 * @param control The control.
 * @param text    '' for none.
 * @param isError Whether it is about a failure.
 */
export function say( { root }: Control, text = '', isError = false ): void {
	const message = root.querySelector( `${ CONTROL }__message` );
	if ( message ) {
		message.textContent = text;
		message.classList.toggle( 'is-error', isError );
	}
}
