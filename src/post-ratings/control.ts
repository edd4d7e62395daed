import type { RatingAnswer } from './request';

const PREFIX = '.userfeedback-rating';

/** The element of a control that PHP printed (PostRatings\Control\RatingControl). Previews have no `data-url`. */
export type Control = HTMLElement;

const CONTROL = `${ PREFIX }[data-url]`;

/**
 * The control that an element is in; null outside of one, and in a preview.
 *
 * @param element Any element.
 */
export function controlOf( element: unknown ): Control | null {
	return element instanceof Element ? element.closest( CONTROL ) : null;
}

/**
 * Whether an added node is a control or has one. Elements that are added to a control count as well; that is rare.
 *
 * @param node The node.
 */
export const hasControl = ( node: Node ) =>
	controlOf( node ) ?? ( node as Element ).querySelector?.( CONTROL );

/**
 * The controls of the page.
 *
 * @param post Id of the post; all posts without it.
 */
export function controls( post?: string ): Control[] {
	return [
		...document.querySelectorAll< Control >(
			CONTROL + ( post ? `[data-post="${ post }"]` : '' )
		),
	];
}

/** Id of the control's post. */
export const postOf = ( control: Control ): string =>
	control.dataset[ 'post' ]!;

/** URL of the post's rating. */
export const urlOf = ( control: Control ): string => control.dataset[ 'url' ]!;

/**
 * Under which key this browser remembers its own rating of the control's post, because pages from caches are the same for all
 * visitors. Only after a visitor has rated; without storage nothing is remembered.
 *
 * @param control A control. A page that was cached before the update, and one of the site at the root, names no site.
 */
export const memoryKeyOf = ( { dataset: { site, post } }: Control ): string =>
	`userfeedback-rated-${ post }${ site ? `-${ site }` : '' }`;

/**
 * The form for ratings or comments.
 *
 * @param control The control.
 * @param action  Which form.
 */
export function formOf(
	control: Control,
	action: 'vote' | 'comment'
): HTMLFormElement | null {
	return control.querySelector( `[data-action="${ action }"]` );
}

/**
 * A field's value.
 *
 * @param form The form.
 * @param name Its name without the prefix, such as website.
 */
export function valueOf( form: HTMLFormElement, name: string ): string {
	return new FormData( form ).get(
		`userfeedback_rating_${ name }`
	) as string;
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

const show = ( element: Element | null, isShown = false ) =>
	element?.toggleAttribute( 'hidden', ! isShown );

/**
 * Shows the post's average and number of ratings, as far as the control has a place for them.
 *
 * @param control The control.
 * @param texts   Of the server.
 */
export function showStatistics(
	control: Control,
	texts: RatingAnswer[ 'texts' ]
): void {
	const part = ( name: string ) =>
		control.querySelector< HTMLElement >( `${ PREFIX }__${ name }` );
	const write = ( name: string, text: string ) =>
		part( name )?.replaceChildren( text );
	if ( texts ) {
		write( 'figure', texts.average );
		write( 'count', texts.count );
		show( part( 'average' ), texts.average !== '' );
		part( 'fill span' )?.style.setProperty( 'inline-size', texts.fill );
	}
}

/**
 * Shows or hides the comment box and the invitation.
 *
 * @param control The control.
 * @param answer  What the server says of the visitor's rating.
 */
export function showMore( control: Control, answer: RatingAnswer ): void {
	show( formOf( control, 'comment' ), answer.may_comment );
	show( control.querySelector( `${ PREFIX }__invitation` ), answer.invites );
}

/**
 * Announces a message.
 *
 * @param control The control.
 * @param text    '' for none.
 * @param isError Whether it is about a failure.
 */
export function say( control: Control, text = '', isError = false ): void {
	const message = control.querySelector( `${ PREFIX }__message` );
	message?.replaceChildren( text );
	message?.classList.toggle( 'is-error', isError );
}
