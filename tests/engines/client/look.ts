/** An element, as a person would name it. */
export interface Target {
	/** A CSS selector. */
	css: string;
	/** Its accessible name: the first visible element that has it. Without it, the first visible element. */
	name?: string;
	/** Selector of the element in whose shadow tree it is. */
	host?: string;
}

/** What can be seen of an element. */
export interface Seen {
	text: string;
	value: string;
	isChecked: boolean;
	isFocused: boolean;
	/** Where a person clicks it: the middle, in pixels of the window. */
	x: number;
	y: number;
	/** Whether a click there meets it. */
	isOnTop: boolean;
	/** Whether no animation moves it. */
	isStill: boolean;
}

/**
 * Runs in the page: looks for the element, and scrolls to it if it is outside of the window.
 *
 * @param target Which element.
 * @return Null if it is not visible.
 */
export function look( { css, name, host }: Target ): Seen | null {
	const tree = host ? document.querySelector( host )?.shadowRoot : document;
	const tidy = ( text: string | null | undefined ) =>
		( text ?? '' ).replace( /\s+/g, ' ' ).trim();
	const labelOf = ( element: Element ) =>
		( element as HTMLInputElement ).labels?.[ 0 ];
	const nameOf = ( element: Element ) =>
		tidy(
			element.getAttribute( 'aria-label' ) ??
				labelOf( element )?.textContent ??
				element.textContent
		);
	const isVisible = ( element: Element ) =>
		element.getClientRects().length > 0 &&
		getComputedStyle( element ).visibility === 'visible';
	const element = [
		...( tree?.querySelectorAll< HTMLInputElement >( css ) ?? [] ),
	].find(
		( each ) =>
			( name === undefined || nameOf( each ) === name ) &&
			isVisible( each )
	);
	if ( ! tree || ! element ) {
		return null;
	}
	// People click what they see of an option: its label.
	const clicked = element.matches( '[type=radio], [type=checkbox]' )
		? ( labelOf( element ) ?? element )
		: element;
	const middle = () => {
		const { left, top, width, height } = clicked.getBoundingClientRect();
		return {
			x: Math.round( left + width / 2 ),
			y: Math.round( top + height / 2 ),
		};
	};
	const { x: left, y: top } = middle();
	if ( left < 0 || top < 0 || left > innerWidth || top > innerHeight ) {
		clicked.scrollIntoView( { block: 'center', behavior: 'instant' } );
	}
	const { x, y } = middle();
	const hit = tree.elementFromPoint( x, y );
	const isMovedBy = ( { effect, playState }: Animation ) =>
		playState === 'running' &&
		( effect as KeyframeEffect ).target?.contains( clicked );
	return {
		text: tidy( element.textContent ),
		value: element.value ?? '',
		isChecked: element.checked ?? false,
		isFocused: tree.activeElement === element,
		x,
		y,
		isOnTop: hit !== null && ( clicked.contains( hit ) || hit === element ),
		isStill: ! tree.getAnimations().some( isMovedBy ),
	};
}
