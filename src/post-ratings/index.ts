/**
 * The control for ratings of posts, on top of the form that PHP prints: one click rates, without a new page. Without this
 * script, the form does.
 */
import { PostRating } from './rating';
import { sendComment } from './comment';
import { chosen, controlOf, controls, formOf } from './control';

const ratings = new Map< string, PostRating >();

function ratingOf( post: string ): PostRating {
	const rating = ratings.get( post ) ?? new PostRating( post );
	ratings.set( post, rating );
	return rating;
}

/** Whether an arrow key is down: it chooses a rating before the visitor has decided. */
let isArrowDown = false;

function onKey( event: KeyboardEvent ): void {
	isArrowDown = event.type === 'keydown' && event.key.startsWith( 'Arrow' );
}

/** Rates: by mouse or touch, with the space bar, and by a screen reader. Arrow keys click as well. */
function onClick( { target }: MouseEvent ): void {
	if ( target instanceof HTMLInputElement && target.type === 'radio' ) {
		const control = controlOf( target );
		if ( control && ! isArrowDown ) {
			void ratingOf( control.post ).rate(
				control,
				Number( target.value )
			);
		}
	}
}

/** Offers the button for what was chosen with arrow keys. */
function onChange( { target }: Event ): void {
	const control = target instanceof Element && controlOf( target );
	if ( control && isArrowDown ) {
		formOf( control, 'vote' )?.classList.add( 'is-chosen' );
	}
}

function onSubmit( event: SubmitEvent ): void {
	const form = event.target;
	const control = form instanceof HTMLFormElement && controlOf( form );
	if ( ! control ) {
		return;
	}
	event.preventDefault();
	if ( form.dataset[ 'action' ] === 'comment' ) {
		void sendComment( control, form );
	} else {
		void ratingOf( control.post ).rate( control, chosen( form ) );
	}
}

/** Shows what this visitor rated before. */
function start(): void {
	const posts = new Set< string >();
	for ( const { root, post } of controls() ) {
		root.classList.add( 'is-live' );
		posts.add( post );
	}
	posts.forEach( ( post ) => void ratingOf( post ).restore() );
}

document.addEventListener( 'keydown', onKey, true );
document.addEventListener( 'keyup', onKey, true );
document.addEventListener( 'click', onClick );
document.addEventListener( 'change', onChange );
document.addEventListener( 'submit', onSubmit );
// The page comes back as it was left: the visitor may have rated elsewhere since.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		start();
	}
} );
start();
