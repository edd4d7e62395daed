import type { Page } from '@playwright/test';

/** More keys than any screen needs: what does not end before holds the focus. */
const MOST = 400;

/** Marks what Tab has to reach on a page: in its dialog while one is open, otherwise in our screen and its header. */
async function markStops( page: Page ): Promise< number > {
	await page.addStyleTag( { content: '* { transition: none !important; }' } );
	return page.evaluate( () => {
		const root =
			document.querySelector( '[role="dialog"], [role="alertdialog"]' ) ??
			document.querySelector( '#userfeedback-root' )!;
		const isShown = ( element: HTMLElement ) =>
			element.getClientRects().length > 0 &&
			getComputedStyle( element ).visibility !== 'hidden' &&
			! element.closest( '[inert]' );
		const radios = new Set< string >();
		const stops = [
			...root.querySelectorAll< HTMLElement >(
				'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [contenteditable="true"], [tabindex]'
			),
		].filter( ( element ) => {
			if (
				element.tabIndex < 0 ||
				! isShown( element ) ||
				element.matches( ':disabled' )
			) {
				return false;
			}
			// Of a group of radio buttons, Tab reaches one.
			if ( element.matches( 'input[type="radio"]' ) ) {
				const { name, checked } = element as HTMLInputElement;
				const group = root.querySelector(
					`input[type="radio"][name="${ CSS.escape( name ) }"]:checked`
				);
				const isStop = group ? checked : ! radios.has( name );
				radios.add( name );
				return isStop;
			}
			return true;
		} );
		/** How an element and what is drawn around it look. */
		const look = ( element: Element ) =>
			[
				element,
				element.parentElement,
				element.parentElement?.parentElement,
				// WordPress draws the border of a field on an element beside it.
				...( element.parentElement?.children ?? [] ),
				element.closest( 'label, li, td, th' ),
			]
				.flatMap( ( around ) =>
					around
						? [ null, '::before', '::after' ].map( ( part ) => {
								const style = getComputedStyle( around, part );
								return [
									style.outlineStyle === 'none'
										? ''
										: style.outline,
									style.boxShadow,
									style.borderColor,
									style.backgroundColor,
								].join();
							} )
						: []
				)
				.join( ';' );
		const start = document.createElement( 'span' );
		start.tabIndex = -1;
		root.prepend( start );
		start.focus();
		const state = { stops, look, before: stops.map( look ) };
		Object.assign( window, { walkedStops: state } );
		return stops.length;
	} );
}

/**
 * What a user of the keyboard meets on a screen: controls that Tab does not reach, those that do not show that they have the focus, and
 * places that the focus cannot leave.
 */
export async function keyboardProblems( page: Page ): Promise< string[] > {
	const count = await markStops( page );
	const reached = new Set< number >();
	const problems: string[] = [];
	let same = 0;
	let outside = 0;
	let last = -2;
	for ( let keys = 0; keys < MOST && reached.size < count; keys++ ) {
		await page.keyboard.press( 'Tab' );
		const at = await page.evaluate( () => {
			const { stops, look, before } = (
				window as unknown as {
					walkedStops: {
						stops: HTMLElement[];
						look: ( element: Element ) => string;
						before: string[];
					};
				}
			 ).walkedStops;
			// A frame with the focus inside does not match :focus.
			// eslint-disable-next-line @wordpress/no-global-active-element -- This is no component.
			const active = document.activeElement ?? document.body;
			const index = stops.indexOf( active as HTMLElement );
			return {
				index,
				// In a frame, what is inside shows the focus.
				isSeen:
					index < 0 ||
					active.matches( 'iframe' ) ||
					look( active ) !== before[ index ],
				isOutside:
					active === document.body ||
					! active.closest(
						'#userfeedback-root, [role="dialog"], [role="alertdialog"], .components-popover'
					),
				html: active.outerHTML.slice( 0, 120 ),
			};
		} );
		same = at.index === last ? same + 1 : 0;
		last = at.index;
		if ( at.index >= 0 && ! reached.has( at.index ) ) {
			reached.add( at.index );
			if ( ! at.isSeen ) {
				problems.push( `shows no focus: ${ at.html }` );
			}
		}
		if ( same > 20 ) {
			problems.push( `holds the focus: ${ at.html }` );
			break;
		}
		// Between two documents, nothing has the focus for a key.
		outside = at.isOutside ? outside + 1 : 0;
		if ( outside > 2 ) {
			break;
		}
	}
	const missed = await page.evaluate(
		( indexes ) =>
			(
				window as unknown as {
					walkedStops: { stops: HTMLElement[] };
				}
			 ).walkedStops.stops
				.filter(
					( element, index ) =>
						element.isConnected && ! indexes.includes( index )
				)
				.map( ( element ) => element.outerHTML.slice( 0, 120 ) ),
		[ ...reached ]
	);
	return [
		...problems,
		...missed
			.slice( 0, 5 )
			.map( ( html ) => `Tab does not reach ${ html }` ),
	];
}
