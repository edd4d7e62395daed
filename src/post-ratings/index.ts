/**
 * The control for ratings of posts, on top of the form that PHP prints: one click rates, without a new page. Without this
 * script, the form does.
 */
import { PostRating } from './rating';
import { sendComment } from './comment';
import {
	controlOf,
	controls,
	formOf,
	hasControl,
	postOf,
	valueOf,
	type Control,
} from './control';

const ratings: Record< string, PostRating > = {};

const ratingOf = ( post: string ): PostRating =>
	( ratings[ post ] ??= new PostRating( post ) );

/** Whether an arrow key is down: it chooses a rating before the visitor has decided. */
let isArrowDown = false;

function onKey( { type, key }: KeyboardEvent ): void {
	isArrowDown = type === 'keydown' && key.startsWith( 'Arrow' );
}

/** Rates: by mouse or touch, with the space bar, and by a screen reader. Arrow keys click as well. */
function onClick( { target }: MouseEvent ): void {
	const control = controlOf( target );
	if ( control && ( target as HTMLInputElement ).type === 'radio' ) {
		if ( isArrowDown ) {
			// Offers the button for what was chosen.
			formOf( control, 'vote' )?.classList.add( 'is-chosen' );
		} else {
			void ratingOf( postOf( control ) ).rate(
				control,
				Number( ( target as HTMLInputElement ).value )
			);
		}
	}
}

function onSubmit( event: SubmitEvent ): void {
	const form = event.target as HTMLFormElement;
	const control = controlOf( form );
	if ( ! control ) {
		return;
	}
	event.preventDefault();
	if ( form === formOf( control, 'comment' ) ) {
		void sendComment( control, form );
	} else {
		void ratingOf( postOf( control ) ).rate(
			control,
			Number( valueOf( form, 'value' ) )
		);
	}
}

/** Controls that were started. Not by their class: WordPress keeps what a page looked like, and shows it again. */
const started = new WeakSet< Control >();

/**
 * Shows what this visitor rated before.
 *
 * @param found Controls of the page.
 */
function start( found: Control[] ): void {
	found.forEach( ( control ) => {
		started.add( control );
		control.classList.add( 'is-live' );
	} );
	new Set( found.map( postOf ) ).forEach(
		( post ) => void ratingOf( post ).restore()
	);
}

document.addEventListener( 'keydown', onKey, true );
document.addEventListener( 'keyup', onKey, true );
document.addEventListener( 'click', onClick );
document.addEventListener( 'submit', onSubmit );
// The page comes back as it was left: the visitor may have rated elsewhere since.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		start( controls() );
	}
} );
// Other pages of a query loop arrive without a new page, and nothing tells other scripts. Only added nodes are searched, because some
// pages change all the time.
new MutationObserver( ( records ) => {
	if (
		records.some( ( { addedNodes } ) =>
			[ ...addedNodes ].some( hasControl )
		)
	) {
		start( controls().filter( ( control ) => ! started.has( control ) ) );
	}
} ).observe( document.body, {
	childList: true,
	subtree: true,
} );
start( controls() );
