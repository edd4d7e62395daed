interface Watchers {
	/** The page has scrolled. */
	onScroll: () => void;
	/** Something may be elsewhere: an image has come, a menu has opened, the width has changed. */
	onLayout: () => void;
	/** Elements were added or removed. */
	onContent: () => void;
	/** Somebody has pressed an element. */
	onPress: ( target: EventTarget | null ) => void;
}

/** A page with animations changes with every frame; it is measured so often at most. */
const PAUSE_MS = 150;

/** Events after which elements may be elsewhere. Images and fonts come late. */
const LAYOUT_EVENTS = [ 'load', 'transitionend', 'animationend', 'toggle' ];

/**
 * Watches the page in a frame. All calls are made at most once a frame of the browser. Nothing on the page can be used, since a
 * link would lead away from it.
 *
 * @param view     The window of the page.
 * @param watchers
 * @return Ends it.
 */
export function watchPage(
	view: Window,
	{ onScroll, onLayout, onContent, onPress }: Watchers
): () => void {
	const page = view.document;
	let isScrolled = false;
	let isMoved = false;
	let isOther = false;
	let frame = 0;
	let timer = 0;
	let isEnded = false;

	function run(): void {
		frame = 0;
		const wantsContent = isOther;
		const wantsLayout = isMoved;
		const wantsScroll = isScrolled;
		isOther = false;
		isMoved = false;
		isScrolled = false;
		if ( wantsContent ) {
			onContent();
		} else if ( wantsLayout ) {
			onLayout();
		} else if ( wantsScroll ) {
			onScroll();
		}
	}
	function soon(): void {
		if ( frame === 0 && ! isEnded ) {
			frame = window.requestAnimationFrame( run );
		}
	}
	function later(): void {
		if ( timer === 0 && ! isEnded ) {
			timer = window.setTimeout( () => {
				timer = 0;
				soon();
			}, PAUSE_MS );
		}
	}
	function move(): void {
		isMoved = true;
		later();
	}
	function scroll( { target }: Event ): void {
		if ( target === page ) {
			isScrolled = true;
			soon();
		} else {
			// A part of the page has scrolled.
			move();
		}
	}
	function press( event: Event ): void {
		event.preventDefault();
		event.stopPropagation();
		onPress( event.target );
	}
	function refuse( event: Event ): void {
		event.preventDefault();
	}

	const changes = new MutationObserver( ( records ) => {
		isMoved = true;
		isOther ||= records.some( ( { type } ) => type === 'childList' );
		later();
	} );
	changes.observe( page.documentElement, {
		attributes: true,
		attributeFilter: [ 'class', 'style', 'hidden', 'open' ],
		childList: true,
		subtree: true,
	} );
	const sizes = new ResizeObserver( move );
	[ page.documentElement, page.body ].forEach( ( element ) =>
		sizes.observe( element )
	);
	page.addEventListener( 'scroll', scroll, { capture: true, passive: true } );
	page.addEventListener( 'click', press, { capture: true } );
	page.addEventListener( 'submit', refuse, { capture: true } );
	LAYOUT_EVENTS.forEach( ( name ) =>
		page.addEventListener( name, move, { capture: true } )
	);
	view.addEventListener( 'resize', move );

	return () => {
		isEnded = true;
		window.cancelAnimationFrame( frame );
		window.clearTimeout( timer );
		changes.disconnect();
		sizes.disconnect();
		page.removeEventListener( 'scroll', scroll, { capture: true } );
		page.removeEventListener( 'click', press, { capture: true } );
		page.removeEventListener( 'submit', refuse, { capture: true } );
		LAYOUT_EVENTS.forEach( ( name ) =>
			page.removeEventListener( name, move, { capture: true } )
		);
		view.removeEventListener( 'resize', move );
	};
}
